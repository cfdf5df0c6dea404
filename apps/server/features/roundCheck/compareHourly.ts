import type { Logger } from 'pino'
import type { GameProvider } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import { compareSpan } from './compareSpan.ts'
import { findReadUntil, setReadUntil } from './day.store.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listUnclosed } from './difference.store.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** What is younger may still be on its way. */
const ripeMs = 10 * minuteMs
const overlapMs = 30 * minuteMs
const firstMs = 24 * hourMs
/** How many of what differs are asked about again at a time, each by itself. */
const mostAgain = 100

/**
 * Compares what each provider has with what we have: at the first call and then once an hour, for somebody who calls
 * every minute. A provider that does not answer keeps the others from nothing and is asked again at the next hour, from
 * where its list was read to.
 */
export function compareHourly(deps: RoundCheckDeps & { readonly log: Logger }): () => Promise<void> {
  let nextAtMs = 0
  return async () => {
    const nowMs = deps.clock.now()
    if (nowMs < nextAtMs) return
    for (const provider of deps.gameProviders.values()) {
      await readOn(deps, provider).catch((fault: unknown) => {
        if (!(fault instanceof ProviderFault)) throw fault
        deps.log.warn({ provider: provider.code, why: fault.message }, 'rounds could not be compared')
      })
    }
    nextAtMs = nowMs + hourMs
  }
}

/** An hour at a time, each kept before the next, so that a long absence is made up for in steps. */
async function readOn(deps: RoundCheckDeps, provider: GameProvider): Promise<void> {
  const { db, clock } = deps
  const beganMs = clock.now()
  const ripe = beganMs - ripeMs
  const readUntil = (await db.app(tx => findReadUntil(tx, provider.code))) ?? ripe - firstMs
  for (let fromMs = readUntil; fromMs < ripe; fromMs += hourMs) {
    const untilMs = Math.min(fromMs + hourMs, ripe)
    await compareSpan(deps, provider, { span: { fromMs: fromMs - overlapMs, untilMs } })
    await db.app(tx => setReadUntil(tx, provider.code, untilMs))
  }
  const again = await db.app(tx => listUnclosed(tx, provider.code, { beforeMs: beganMs, most: mostAgain }))
  for (const { round_id: roundId, player_ref: playerRef, from_at: fromMs, until_at: untilMs } of again) {
    await compareSpan(deps, provider, { span: { fromMs, untilMs }, besides: [{ roundId, playerRef }] })
  }
}
