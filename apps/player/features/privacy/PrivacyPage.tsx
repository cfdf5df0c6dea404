import { AppBar } from '@saya/ui/appBar'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { Consents } from './Consents.tsx'
import { OwnCopy } from './OwnCopy.tsx'
import { PublicName } from './PublicName.tsx'
import { privacyTexts } from './privacy.texts.ts'
import './privacyPage.css'

/** What members may ask about their own data. */
export function Page() {
  const t = useTexts(privacyTexts)
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.title} />
      <main className="privacyPage">
        <Consents />
        <PublicName />
        <OwnCopy />
        <CloseAccount />
      </main>
    </>
  )
}
