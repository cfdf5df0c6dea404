import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { inviteTexts } from './invite.texts.ts'

/** Where a member gives their link up for a new one, such as one that went further than they meant. */
export function RenewLink({ onChange }: { readonly onChange: () => void }) {
  const t = useTexts(inviteTexts)
  const [isAsked, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function renew() {
    setBusy(true)
    try {
      await callServer('POST /promo/invite/renew', {})
      void say(t.renewed, 'ok')
      onChange()
    } catch (failure) {
      void say(sentenceOf(failure, t.renewFailed), 'bad')
    } finally {
      setBusy(false)
      ask(false)
    }
  }
  if (!isAsked) {
    return (
      <Button look="ghost" size="medium" onClick={() => ask(true)}>
        {t.renew}
      </Button>
    )
  }
  return (
    <div className="inviteRenew" role="group" aria-label={t.renew}>
      <p>{t.renewSure}</p>
      <Button look="soft" size="medium" onClick={() => ask(false)}>
        {t.renewNo}
      </Button>
      <Button look="outline" size="medium" loading={isBusy} onClick={() => void renew()}>
        {t.renewYes}
      </Button>
    </div>
  )
}
