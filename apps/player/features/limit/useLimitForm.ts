import type { Limit } from '@saya/contract/limit/limit.ts'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { takeAmount } from '../../shared/typedAmount.ts'
import { stepOf } from './figure.rules.ts'
import { limitTexts } from './limit.texts.ts'
import { useMoment } from './useMoment.ts'

type Act = 'set' | 'remove'

/** A figure on its way to the server. What it came to is said, and what was refused stands under the field. */
export function useLimitForm(limit: Pick<Limit, 'counts' | 'period' | 'most'>, onDone: () => void) {
  const t = useTexts(limitTexts)
  const moment = useMoment()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<Act>()
  const { counts, period } = limit
  const step = stepOf(limit, typed)

  function type(text: string, how?: { readonly isKeyed: boolean }): void {
    setTyped(takeAmount(typed, text, how))
    setError(undefined)
  }

  async function submit(act: Act): Promise<void> {
    if (sending || (act === 'set' && (step === null || step === 'same'))) return
    setSending(act)
    try {
      const most = act === 'set' ? typed : ''
      const { d } = await callServer('POST /member/limit/set', { body: { counts, period, most } })
      const waiting = d.find(one => one.counts === counts && one.period === period)?.waiting
      void say(waiting ? t.asked(moment(waiting.ready_at)) : t.done, 'ok')
      onDone()
    } catch (failure) {
      setError(sentenceOf(failure, t.notSaved))
    } finally {
      setSending(undefined)
    }
  }

  return { typed, type, step, sending, error, submit }
}
