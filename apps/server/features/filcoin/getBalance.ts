import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findCoinBalance } from '../wallet/index.ts'
import type { FilcoinDeps } from './deps.ts'

/** The balance of the ledger, so that it is what the mall can be paid with. */
export function getBalance({ db }: FilcoinDeps): Handler<typeof contract.filcoin.getBalance> {
  return async ({ caller: { uid } }) => done({ balance: String(await db.member(uid, tx => findCoinBalance(tx, uid))) })
}
