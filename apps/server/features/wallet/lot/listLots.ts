import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Database } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { explainLots } from './lot.rules.ts'
import { listOpenLots } from './lot.store.ts'
import { viewLot } from './lot.view.ts'
import { openTurnover } from '../wallet.rules.ts'
import { findPesoWallet } from '../wallet.store.ts'

export function listLots(deps: { db: Database }): Handler<typeof contract.wallet.listLots> {
  return async ({ caller, query }) => {
    const { open, lots } = await deps.db.member(caller.uid, async tx => {
      const wallet = await findPesoWallet(tx, caller.uid)
      if (!wallet) return { open: 0n, lots: explainLots(0n, []) }
      const rows = await listOpenLots(tx, caller.uid, wallet.turnover)
      return { open: openTurnover(wallet), lots: explainLots(wallet.turnover, rows) }
    })
    const first = (query.page - 1) * query.page_size
    return done({
      d: lots.lots.slice(first, first + query.page_size).map(viewLot),
      t: lots.lots.length,
      open_turnover: formatPesos(open),
      taken_back: formatPesos(lots.takenBack),
    })
  }
}
