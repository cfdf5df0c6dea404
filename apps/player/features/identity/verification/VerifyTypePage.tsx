import { Card } from '@saya/ui/card'
import { headset } from '@saya/ui/icon/drawings/headset'
import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { ListRowLink } from '@saya/ui/listRow'
import { BackLink } from '../../../shared/BackLink.tsx'
import { PageBar } from '../../../shared/head/PageBar.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { passwordTexts } from '../password/password.texts.ts'
import '../../../shared/formPage.css'

/** By what a member shows who they are, when it is not by a password. */
export function Page() {
  const t = useTexts(passwordTexts)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.verifyAccount} />
      <main className="formPage">
        <Card>
          <ListRowLink
            drawing={shieldCheck}
            title={t.phoneVerification}
            note={t.phoneNote}
            href="/s-account/form/verify"
          />
          <ListRowLink drawing={headset} title={t.customerService} note={t.customerNote} href="/service" />
        </Card>
      </main>
    </>
  )
}
