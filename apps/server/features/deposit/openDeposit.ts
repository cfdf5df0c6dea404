import type { contract } from '@saya/contract'
import type { Handler } from '../../platform/http/request/call.ts'
import { beginDeposit } from './beginDeposit.ts'
import type { DepositDeps } from './deps.ts'
import { payPages } from './payPages.ts'

/**
 * Our own row comes first, once for a call however often it arrives, and the gateway is asked after its commit. Whoever
 * is cut off between the two makes the same call again and goes on with the same row.
 */
export function openDeposit(deps: DepositDeps): Handler<typeof contract.deposit.openDeposit> {
  const openPage = payPages(deps)
  return async ({ caller: { uid }, body, origin, once }) => {
    const begun = await once(tx => beginDeposit(deps, tx, { uid, body }))
    return begun.ok ? openPage({ uid, id: begun.data.id, origin }) : begun
  }
}
