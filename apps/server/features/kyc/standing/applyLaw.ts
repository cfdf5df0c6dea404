import { passes } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { replaceGates } from '../../gate/index.ts'
import type { StandingDeps } from '../deps.ts'
import { lockUnderOtherLaw } from './law.store.ts'
import { gateOf } from './standing.rules.ts'

type LawDeps = Pick<StandingDeps, 'db' | 'clock' | 'jurisdiction'>

/** Few enough that none of their bets waits long, and many enough that a schema is soon through. */
const membersAtOnce = 1000

/**
 * Brings the gates that standings make under the law that this server runs under, and tells how many wallets were under
 * another. What other causes close stays closed.
 */
export async function applyLaw(deps: LawDeps): Promise<bigint> {
  let changed = 0n
  for (let schema = 0; schema < deps.db.memberSchemas; schema++) changed += await applyTo(deps, schema)
  return changed
}

async function applyTo(deps: LawDeps, schema: number): Promise<bigint> {
  let [changed, after] = [0n, -1n]
  for (;;) {
    const page = await deps.db.memberSchema(schema, tx => applyToPage(deps, tx, after))
    changed += page.changed
    if (page.last === null) return changed
    after = page.last
  }
}

async function applyToPage({ clock, jurisdiction }: LawDeps, tx: MemberTx, after: bigint) {
  const openStandings = Object.values(kycStatus).filter(status => passes('play', status, jurisdiction))
  const members = await lockUnderOtherLaw(tx, { openStandings, after, most: membersAtOnce })
  const gates = members.flatMap(({ uid, standing, createdAtMs }) => {
    const gate = gateOf(standing, { createdAtMs, jurisdiction })
    return gate ? [{ uid, ...gate }] : []
  })
  const uids = members.map(({ uid }) => uid)
  const changed = await replaceGates(tx, { cause: 'kyc', uids, gates, nowMs: clock.now() })
  return { changed, last: uids.at(-1) ?? null }
}
