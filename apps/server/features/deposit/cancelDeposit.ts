import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { DepositDeps } from './deps.ts'
import { findDeposit, setLeft } from './deposit.store.ts'
import { refreshDeposit } from './event/refreshDeposit.ts'
import { readDetail } from './readDetail.ts'
import { settle } from './event/settle.ts'
import { whileAnswering } from './whileAnswering.ts'

/**
 * A member says that they do not pay: by a press, or by coming back from the gateway. That is kept first, for somebody else
 * may be looking and the gateway may be silent; whoever asks it next has it close the page, and only then is the deposit
 * canceled. What was paid by then is credited. Said again, or too late, it changes nothing.
 */
export function cancelDeposit(deps: DepositDeps): Handler<typeof contract.deposit.cancelDeposit> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body: { id } }) => {
    const { kept, isNew } = await db.member(uid, async tx => {
      const found = await findDeposit(tx, uid, id)
      return { kept: found, isNew: found ? await setLeft(tx, { uid, id }, clock.now()) : false }
    })
    if (!kept) return refuse('deposit_not_found')
    const claim = { gateway: kept.gateway, reference: id, uid }
    await whileAnswering(deps, kept.gateway, () => (isNew ? settle(deps, claim) : refreshDeposit(deps, claim)))
    const detail = await readDetail(deps, { uid, id })
    return detail ? done(detail) : refuse('deposit_not_found')
  }
}
