import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { kycLimits } from '@saya/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { readDraft } from '../form/draft.ts'
import { parseResult } from './parseResult.ts'
import { type Outcome, readUntilKnown } from './readUntilKnown.ts'

/** A result may come later than the ring promises, but not for ever. */
const longestMs = kycLimits.readWaitSeconds * 4 * 1000

/**
 * Asks for the result of the check that was begun on this device, while the ring counts down. It is revealed when the
 * ring has ended.
 */
export function useReadResult(wasInterrupted: boolean, refresh: () => Promise<KycRecord>) {
  const [untilMs] = useState(() => clock.now() + kycLimits.readWaitSeconds * 1000)
  const [hasEnded, setEnded] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const { check } = readDraft()
    if (!check) return setOutcome({ type: 'unread', reason: 'interrupted' })
    const body = { transaction_id: check.transactionId, biz_id: check.bizId, id_type: check.idType as 'UMID' }
    const found = await readUntilKnown({
      ask: async () => parseResult(await callServer('POST /member/ocr/checkresult', { body }, { signal })),
      clock,
      pause: ms => new Promise(done => setTimeout(done, ms)),
      // Who left before the photo was taken waits for no result that could still come.
      untilMs: wasInterrupted ? clock.now() + 2000 : untilMs - kycLimits.readWaitSeconds * 1000 + longestMs,
      signal,
    })
    if (signal.aborted) return
    // What was read is in the record, from which the form is filled in.
    if (found.type === 'read') await refresh().catch(() => {})
    setOutcome(wasInterrupted && found.type === 'failed' ? { type: 'unread', reason: 'interrupted' } : found)
  })
  useEffect(() => {
    const stop = new AbortController()
    void read(stop.signal)
    return () => stop.abort()
  }, [])

  // Where nothing was shown there is nothing to wait for.
  const isKnown = hasEnded || (outcome?.type === 'unread' && outcome.reason === 'interrupted')
  return { untilMs, outcome: isKnown ? outcome : undefined, hasEnded, end: () => setEnded(true) }
}
