import { Button } from '@saya/ui/button'
import { Notice } from '../../app/Notice.tsx'
import { useTexts } from '../../shared/texts.ts'
import { askToSignIn } from '../identity/index.ts'
import { partnerTexts } from './partner.texts.ts'

/** For whom no partner vouched, and who is not signed in otherwise. */
export function NobodyIn() {
  const t = useTexts(partnerTexts)
  return (
    <Notice
      picture="error"
      title={t.failedTitle}
      text={t.failedLine}
      action={<Button onClick={() => askToSignIn({ origin: '/' })}>{t.signIn}</Button>}
    />
  )
}
