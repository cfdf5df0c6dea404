import { findInvite } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { payableAt } from './invite.rules.ts'
import type { InviteRow } from './invite.store.ts'

/** From when on each of some friends who count is paid for, by the terms that each counts by. */
export async function readPayableAt(
  deps: Pick<InviteDeps, 'db'>,
  rows: readonly InviteRow[],
): Promise<ReadonlyMap<bigint, number>> {
  const waits = new Map<string, number>()
  const payable = new Map<bigint, number>()
  for (const { uid, promotion, version, counted_at: countedAtMs } of rows) {
    if (promotion === null || version === null || countedAtMs === null) continue
    const terms = `${promotion} ${version}`
    const waitDays = waits.get(terms) ?? (await findInvite(deps, promotion, version))?.invite.waitDays ?? 0
    waits.set(terms, waitDays)
    payable.set(uid, payableAt(countedAtMs, waitDays))
  }
  return payable
}
