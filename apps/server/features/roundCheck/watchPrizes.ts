import { dayMs, formatPesos, manilaDay, startOfManilaDay } from '@saya/money'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import type { RoundCheckDeps } from './deps.ts'
import { type HighPrizes, listHighPrizes } from './prizes.store.ts'

const eachMs = 10 * 60_000
const kind = 'PRIZES_HIGH'

/**
 * Tells of members to whom a provider gave more beside its rounds, today or yesterday, than its contract has people told
 * of. Most dialects have no call by which a provider would tell what it gave, so that a prize that nobody gave can be
 * found by nothing else than its size; and keys that fell into wrong hands are noticed within minutes. For somebody who
 * calls every minute.
 */
export function watchPrizes({ db, clock }: Omit<RoundCheckDeps, 'gameProviders'>): () => Promise<void> {
  let nextAtMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = clock.now()
    if (nowMs < nextAtMs) return
    const today = startOfManilaDay(nowMs)
    const found: HighPrizes[] = []
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      for (const fromMs of [today - dayMs, today]) {
        const span = { fromMs, untilMs: fromMs + dayMs }
        found.push(...(await db.memberSchema(schema, tx => listHighPrizes(tx, span), { isLong: true })))
      }
    }
    await db.app(async tx => {
      await openIncidents(tx, found.map(incidentOf), nowMs)
      await closeIncidents(tx, { kinds: [kind], subjects: '', notSeenSinceMs: nowMs }, nowMs)
    })
    nextAtMs = nowMs + eachMs
  }
}

function incidentOf({ code, uid, first_at, given, count, told_above }: HighPrizes) {
  const subject = `${code} ${uid} ${manilaDay(first_at)}`
  return { kind, subject, detail: { given: formatPesos(given), prizes: count, told_above: formatPesos(told_above) } }
}
