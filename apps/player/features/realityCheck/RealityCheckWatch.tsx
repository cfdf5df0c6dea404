import { openModal } from '@saya/ui/modal'
import { useEffect, useEffectEvent } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useWatch } from '../../shared/answer/useWatch.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { isGamePage } from '../../shared/isGamePage.ts'
import { go } from '../../shared/navigation.ts'
import { tellPlayOn } from '../../shared/playOn.ts'
import type { CheckOutcome } from './CheckDialog.tsx'
import { isBesideCheck } from './isBesideCheck.ts'

/** No browser waits for longer than this in one go. */
const longestWaitMs = 3_600_000
/** The server is asked behind the moment, and not before it. */
const behindMs = 500

/**
 * Lays a check that is due over whatever page is open, until it is answered here or on another device. When it is due the server alone
 * says: a clock of this page is only a reason to ask.
 */
export function RealityCheckWatch({ path }: { path: string }) {
  const check = useAnswer('GET /member/reality_check/detail', {})
  useWatch(check, { changes: ['reality_check'] })
  const nextAtMs = (check.answer?.next_at ?? 0) * 1000
  const ask = useEffectEvent(() => void check.refresh().catch(() => {}))
  useEffect(() => {
    if (nextAtMs === 0) return
    const waitMs = Math.max(nextAtMs - serverClock.now(), 0) + behindMs
    const timer = setTimeout(() => ask(), Math.min(waitMs, longestWaitMs))
    return () => clearTimeout(timer)
  }, [nextAtMs])

  const due = check.answer?.due
  const id = isBesideCheck(path) ? undefined : due?.id
  const follow = useEffectEvent(async (outcome: CheckOutcome | undefined) => {
    if (!outcome) return
    if ('leadsTo' in outcome) return go(outcome.leadsTo)
    if (outcome.answered === 'stop' && isGamePage(path)) await go('/')
    await check.refresh().catch(() => {})
    if (outcome.answered === 'keep') tellPlayOn()
  })
  const open = useEffectEvent(async (signal: AbortSignal) => {
    const { CheckDialog } = await loadModule(() => import('./CheckDialog.tsx'))
    if (!due || signal.aborted) return
    const { close, closed } = openModal<CheckOutcome>(done => <CheckDialog due={due} onDone={done} />, {
      look: 'dialog',
      closesOnMask: false,
      closesOnEscape: false,
    })
    signal.addEventListener('abort', () => close())
    await follow(await closed)
  })
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    void open(stop.signal).catch(() => {})
    return () => stop.abort()
  }, [id])
  return null
}
