import type { Calls } from '@saya/contract'
import { groupDigits } from '@saya/money'
import { Button } from '@saya/ui/button'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { go } from '../../shared/navigation.ts'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { forgetMember } from '../../shared/session/changeSession.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { privacyTexts } from './privacy.texts.ts'

/** Says what closing means and what stays, then asks once more. */
export function CloseAccount() {
  const t = useTexts(privacyTexts)
  const [isClosing, setClosing] = useState(false)

  async function close() {
    setClosing(true)
    try {
      const left = await callServer('GET /member/close/remainder')
      const text = (
        <>
          <GivenUpSums left={left} />
          <p>{t.sureText}</p>
        </>
      )
      if (!(await askQuestion({ title: t.sure, text, no: t.cancel, yes: t.close }, { isGrave: true }))) return
      await confirmThen(() => callServer('POST /member/close', { body: { gives_up: left } }))
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

type Remainder = Calls['GET /member/close/remainder']['answer']

/** What somebody gives up who goes now. */
function GivenUpSums({ left }: { left: Remainder }) {
  const t = useTexts(privacyTexts)
  const sums = [
    left.pesos !== '0.00' && `₱${left.pesos}`,
    left.coins !== '0' && t.coins(groupDigits(left.coins)),
    left.rewards > 0 && t.rewards(left.rewards),
  ].filter(Boolean)
  return sums.length > 0 && <p>{t.giveUp(sums.join(', '))}</p>
}
