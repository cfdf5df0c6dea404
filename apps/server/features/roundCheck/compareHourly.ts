import type { Logger } from 'pino'
import { type TellingProvider, tellsRecords } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import { compareAgain, compareSpan } from './compareSpan.ts'
import { findReadUntil, setReadUntil } from './day.store.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listUnclosed } from './difference.store.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** What is younger may still be on its way. */
const ripeMs = 10 * minuteMs
const overlapMs = 30 * minuteMs
const firstMs = 24 * hourMs
/** How many of what differs are asked about again at a time. */
const mostAgain = 100

/** From when on somebody is told that a provider's list is not read. */
const lateMs = 6 * hourMs

/**
 * Compares what each provider has with what we have: at the first call and then once an hour, for somebody who calls
 * every minute. A provider that does not answer keeps the others from nothing and is asked again at the next hour, from
 * where its list was read to; where that is hours ago, or it does not answer about some rounds, somebody is told. Nor does
 * one whose answers cannot be kept hold up any other.
 */
export function compareHourly(deps: RoundCheckDeps & { readonly log: Logger }): () => Promise<void> {
  let nextAtMs = 0
  return async () => {
    const nowMs = deps.clock.now()
    if (nowMs < nextAtMs) return
    const faults: unknown[] = []
    for (const provider of [...deps.gameProviders.values()].filter(tellsRecords)) {
      const unread = await readOn(deps, provider).catch((fault: unknown) => {
        const isSilent = fault instanceof ProviderFault
        if (!isSilent) faults.push(fault)
        const why = isSilent ? fault.message : 'an answer that cannot be kept'
        deps.log.warn({ provider: provider.code, why }, 'rounds could not be compared')
        return 0
      })
      await tellUnread(deps, provider.code, unread)
    }
    nextAtMs = nowMs + hourMs
    const [cause] = faults
    if (cause !== undefined) throw new AggregateError(faults, 'Not every provider could be compared.', { cause })
  }
}

/** An hour at a time, each kept before the next, so that a long absence is made up for in steps. */
async function readOn(deps: RoundCheckDeps, provider: TellingProvider): Promise<number> {
  const { db, clock } = deps
  const { code } = provider
  const beganMs = clock.now()
  const ripe = beganMs - ripeMs
  const known = await db.app(tx => findReadUntil(tx, code))
  const readUntil = known ?? ripe - firstMs
  // One that never answers is told of too, from its first hours on.
  if (known === undefined) await db.app(tx => setReadUntil(tx, code, readUntil))
  let count = 0
  for (let fromMs = readUntil; fromMs < ripe; fromMs += hourMs) {
    const untilMs = Math.min(fromMs + hourMs, ripe)
    const span = { fromMs: fromMs - overlapMs, untilMs }
    const touched = { fromMs, untilMs, openedBeforeMs: span.fromMs + minuteMs }
    count += (await compareSpan(deps, provider, { span, touched })).unread
    await db.app(tx => setReadUntil(tx, code, untilMs))
  }
  const again = await db.app(tx => listUnclosed(tx, code, { beforeMs: beganMs, most: mostAgain }))
  const rounds = again.map(({ round_id: roundId, player_ref: playerRef, from_at: fromMs, until_at: untilMs }) => {
    return { roundId, playerRef, fromMs, untilMs }
  })
  return count + (await compareAgain(deps, provider, rounds)).unread
}

async function tellUnread({ db, clock }: RoundCheckDeps, code: string, unread: number): Promise<void> {
  const nowMs = clock.now()
  await db.app(async tx => {
    const behindMs = nowMs - ((await findReadUntil(tx, code)) ?? nowMs)
    const incident = { kind: 'ROUNDS_UNREAD', subject: code }
    const detail = { hours: Math.floor(behindMs / hourMs), rounds: unread }
    if (behindMs > lateMs || unread > 0) return openIncidents(tx, [{ ...incident, detail }], nowMs)
    await closeIncidents(tx, { kinds: [incident.kind], subjects: code, notSeenSinceMs: nowMs + 1 }, nowMs)
  })
}
