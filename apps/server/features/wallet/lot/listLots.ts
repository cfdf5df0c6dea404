import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Database } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { explainLots, isBonus, returnOf } from './lot.rules.ts'
import { listOpenLots, type LotRow } from './lot.store.ts'
import { viewLot } from './lot.view.ts'
import { openTurnover } from '../wallet.rules.ts'
import { findPesoWallet, type PesoWallet } from '../wallet.store.ts'

const noWallet = { balance: 0n, turnover: 0n, release_at: 0n }

export function listLots(deps: { db: Database }): Handler<typeof contract.wallet.listLots> {
  return async ({ caller, query }) => {
    const { wallet, rows } = await deps.db.member(caller.uid, async tx => {
      const found = (await findPesoWallet(tx, caller.uid)) ?? noWallet
      return { wallet: found, rows: await listOpenLots(tx, caller.uid, found.turnover) }
    })
    const { lots, takenBack } = explainLots(wallet.turnover, rows)
    const first = (query.page - 1) * query.page_size
    return done({
      d: lots
        .slice(first, first + query.page_size)
        .map(lot => ({ ...viewLot(lot), returnable: returnableOf(wallet, rows, lot.lot) })),
      t: lots.length,
      open_turnover: formatPesos(openTurnover(wallet)),
      taken_back: formatPesos(takenBack),
    })
  }
}

/** What would be taken if a bonus was given back. */
function returnableOf(wallet: PesoWallet, rows: readonly LotRow[], lot: LotRow): string | null {
  const left = isBonus(lot) ? returnOf(wallet, rows, lot.seq) : undefined
  return left ? formatPesos(left.amount) : null
}
