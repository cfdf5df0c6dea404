import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { useState } from 'react'
import { go } from '../../shared/navigation.ts'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { forgetMember } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { privacyTexts } from './privacy.texts.ts'

/** Says what closing means and what stays, then asks once more. */
export function CloseAccount() {
  const t = useTexts(privacyTexts)
  const [isClosing, setClosing] = useState(false)

  async function close() {
    const isSure = await openModal<boolean>(answer => <Question onAnswer={answer} />, { look: 'dialog' }).closed
    if (!isSure) return
    setClosing(true)
    try {
      await confirmThen(() => callServer('POST /member/close'))
      // Home first: a page of members that has lost its member would ask to sign in again.
      await go('/')
      forgetMember()
      void say(t.closed, 'ok')
    } catch (failure) {
      if (failure instanceof GivenUp) return
      void say(sentenceOf(failure, t.closeFailed), 'bad')
    } finally {
      setClosing(false)
    }
  }

  return (
    <section aria-labelledby="closing">
      <h2 className="h2" id="closing">
        {t.closing}
      </h2>
      <p>{t.closingText}</p>
      <h3 className="h3">{t.keepTitle}</h3>
      <ul>
        <li>{t.keepMoney}</li>
        <li>{t.keepConsents}</li>
        <li>{t.keepPhone}</li>
      </ul>
      <Button look="danger" full loading={isClosing} onClick={() => void close()}>
        {t.close}
      </Button>
    </section>
  )
}

function Question({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const t = useTexts(privacyTexts)
  return (
    <Dialog
      title={t.sure}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)} data-autofocus>
            {t.cancel}
          </Button>
          <Button look="danger" onClick={() => onAnswer(true)}>
            {t.close}
          </Button>
        </>
      }
    >
      {t.sureText}
    </Dialog>
  )
}
