import { passes } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { setStandingGates } from '../../wallet/index.ts'
import type { StandingDeps } from '../deps.ts'

/**
 * Brings the gates of all wallets under the law that this server runs under, and tells how many were under another, or
 * under none: wallets are older than their gates.
 */
export async function applyLaw({ db, jurisdiction }: Pick<StandingDeps, 'db' | 'jurisdiction'>): Promise<bigint> {
  const openStandings = Object.values(kycStatus).filter(standing => passes('play', standing, jurisdiction))
  let changed = 0n
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    changed += await db.memberSchema(schema, tx => setStandingGates(tx, { openStandings }))
  }
  return changed
}
