import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { DepositDeps } from './deps.ts'
import { findDeposit } from './deposit.store.ts'
import { refreshDeposit } from './event/refreshDeposit.ts'
import { readDetail } from './readDetail.ts'
import { whileAnswering } from './whileAnswering.ts'

/** A deposit of somebody else is answered like one that is not there. */
export function getDeposit(deps: DepositDeps): Handler<typeof contract.deposit.getDeposit> {
  return async ({ caller: { uid }, query: { id } }) => {
    const kept = await deps.db.member(uid, tx => findDeposit(tx, uid, id))
    if (!kept) return refuse('deposit_not_found')
    const claim = { gateway: kept.gateway, reference: id, uid }
    await whileAnswering(deps, kept.gateway, () => refreshDeposit(deps, claim))
    const detail = await readDetail(deps, { uid, id })
    return detail ? done(detail) : refuse('deposit_not_found')
  }
}
