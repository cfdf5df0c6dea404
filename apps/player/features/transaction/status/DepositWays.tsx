import { Button } from '@saya/ui/button'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { say } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { payInHost } from '../../deposit/index.ts'
import { depositStatusTexts } from './depositStatus.texts.ts'
import type { Deposit } from './useDeposit.ts'

interface DepositWaysProps {
  readonly deposit: Deposit
  readonly onChange: () => void
}

/** What can still be done with a deposit that waits: paying it on the page it has, or giving it up. */
export function DepositWays({ deposit, onChange }: DepositWaysProps) {
  const t = useTexts(depositStatusTexts)
  const [isBusy, setBusy] = useState(false)
  const { id, status, pay_url: payUrl, is_canceling: isCanceling, breaks } = deposit
  // Whoever has paid something is not asked to decide about it any more.
  if (status !== 'pending' || isCanceling || breaks.length > 0) return null

  async function cancel() {
    const words = { title: t.cancelSure, text: t.cancelSureText, no: t.keepIt, yes: t.cancel }
    if (!(await askQuestion(words))) return
    setBusy(true)
    try {
      await callServer('POST /finance/deposit/cancel', { body: { id } })
      onChange()
    } catch (failure) {
      await say(sentenceOf(failure, t.cancelFailed), 'bad')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="statusWays">
      {payUrl !== '' && (
        <Button full onClick={() => void payInHost(payUrl, id).then(onChange)}>
          {t.pay}
        </Button>
      )}
      <Button full look="neutral" loading={isBusy} onClick={() => void cancel()}>
        {t.cancel}
      </Button>
    </div>
  )
}
