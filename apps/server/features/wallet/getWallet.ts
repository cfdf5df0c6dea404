import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { withdrawable } from './wallet.rules.ts'
import { findPurse } from './wallet.store.ts'

const empty = { balance: 0n, turnover: 0n, release_at: 0n, excess_play: 0n }

export function getWallet(deps: { db: Database }): Handler<typeof contract.wallet.getWallet> {
  return async ({ caller }) => {
    const wallet = (await deps.db.member(caller.uid, tx => findPurse(tx, caller.uid))) ?? empty
    return done({
      uid: String(caller.uid),
      balance: formatPesos(wallet.balance),
      withdrawable: formatPesos(withdrawable(wallet)),
    })
  }
}
