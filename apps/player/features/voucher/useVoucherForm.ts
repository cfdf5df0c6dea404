import { randomId } from '@saya/client/randomId'
import type { Calls } from '@saya/contract'
import { moneyLimits } from '@saya/contract/limits'
import { judgeCode } from '@saya/contract/voucher/code.ts'
import { useContext, useEffect, useRef, useState } from 'react'
import { fillByChance } from '../../shared/device/chance.ts'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { timedLock } from '../../shared/device/timedLock.ts'
import { refetchSoon } from './refetchSoon.ts'
import { voucherTexts } from './voucher.texts.ts'

export type VoucherExchange = Calls['POST /finance/lazada/exchange']['answer']

/** A code that is being exchanged, and its way to the server. */
export function useVoucherForm(onExchanged: (exchanged: VoucherExchange) => void) {
  const t = useTexts(voucherTexts)
  const language = useContext(LanguageContext)
  const { again: renewWallet } = useAnswer('GET /finance/wallet', {})
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isLocked, setLocked] = useState(false)
  const [button] = useState(() => timedLock(setLocked, moneyLimits.depositLockSeconds * 1000))
  // The same code keeps its name, so that however often it is sent it is one exchange.
  const intent = useRef({ code: '', key: '' })
  useEffect(() => button.drop, [button])
  const isReady = judgeCode(code) === 'fits'

  async function submit(): Promise<void> {
    if (isLocked || !isReady) return
    button.lock()
    if (intent.current.code !== code) intent.current = { code, key: randomId(fillByChance) }
    const body = { exchangeCode: code, device: 'web' } as const
    try {
      const idempotencyKey = intent.current.key
      const exchanged = await callServer('POST /finance/lazada/exchange', { body }, { idempotencyKey })
      refetchSoon(renewWallet)
      onExchanged(exchanged)
      await say(language === 'en' ? exchanged.message : t.added(exchanged.amount), 'ok')
    } catch (failure) {
      setRefusal(sentenceOf(failure, t.failed))
    } finally {
      button.unlock()
    }
  }

  function type(typed: string): void {
    setCode(typed)
    setRefusal('')
  }

  return { code, type, refusal, isReady, isLocked, submit }
}
