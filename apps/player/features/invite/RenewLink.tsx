import { Button } from '@saya/ui/button'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { inviteTexts } from './invite.texts.ts'

/** Where a member gives their link up for a new one, such as one that went further than they meant. */
export function RenewLink({ onChange }: { readonly onChange: () => void }) {
  const t = useTexts(inviteTexts)
  const [isBusy, setBusy] = useState(false)

  async function renew() {
    if (!(await askQuestion({ title: t.renew, text: t.renewSure, no: t.renewNo, yes: t.renewYes }))) return
    setBusy(true)
    try {
      await callServer('POST /promo/invite/renew', {})
      void say(t.renewed, 'ok')
      onChange()
    } catch (failure) {
      void say(sentenceOf(failure, t.renewFailed), 'bad')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look="ghost" size="medium" loading={isBusy} onClick={() => void renew()}>
      {t.renew}
    </Button>
  )
}
