import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import { listNewLateCredits, setNoted } from './lateCredit.store.ts'

interface LateCreditDeps {
  readonly db: Database
  readonly clock: Clock
}

const atOnce = 500

/**
 * Whoever plays is paid, also after they closed their account; but nobody signs in to that wallet any more. Each such
 * credit becomes an incident, so that staff sees to it that the money reaches its owner.
 */
export async function noteLateCredits({ db, clock }: LateCreditDeps, schema: number): Promise<void> {
  for (;;) {
    const credits = await db.memberSchema(schema, tx => listNewLateCredits(tx, atOnce))
    if (credits.length === 0) return
    const incidents = credits.map(({ uid, asset, seq, amount }) => {
      return { kind: 'CLOSED_WALLET_CREDITED', subject: `${uid} ${asset} ${seq}`, detail: { amount: String(amount) } }
    })
    // An incident that is open already is only seen again: cut off between the two, nothing is lost and nothing doubled.
    await db.app(tx => openIncidents(tx, incidents, clock.now()))
    await db.memberSchema(schema, tx => setNoted(tx, credits, clock.now()))
  }
}
