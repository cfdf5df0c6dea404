import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { accounts } from './ledger/accounts.ts'
import { listOwnLots, listOwnPostings, listOwnWallets, type OwnLot, type OwnPosting } from './own.store.ts'

/** Wallets, lots and postings, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const wallets = await listOwnWallets(tx, uid)
  const lots = await readPages<OwnLot>(next => listOwnLots(tx, uid, next))
  const postings = await readPages<OwnPosting>(next => listOwnPostings(tx, uid, next))
  return {
    wallets: wallets.map(({ asset, balance, held, turnover, release_at }) => ({
      asset,
      balance: amount(asset, balance),
      held: amount(asset, held),
      turnover: amount(asset, turnover),
      turnover_required: amount(asset, release_at),
    })),
    lots: { rows: lots.rows.map(viewLot), is_complete: lots.isComplete },
    postings: { rows: postings.rows.map(viewPosting), is_complete: postings.isComplete },
  }
}

/** Pesos with their centavos, coins as they are. */
function amount(asset: string, units: bigint): string {
  return asset === 'PHP' ? formatPesos(units) : String(units)
}

function viewLot({ asset, seq, kind, opened_at, closed_at, ...lot }: OwnLot) {
  return {
    asset,
    id: String(seq),
    name: nameOfCashType(kind),
    amount: amount(asset, lot.amount),
    turnover_required: amount(asset, lot.required),
    created_at: Math.floor(opened_at / 1000),
    closed_at: closed_at === null ? 0 : Math.floor(closed_at / 1000),
  }
}

function viewPosting({ asset, seq, kind, destination, at, ...posting }: OwnPosting) {
  return {
    asset,
    id: String(seq),
    kind,
    is_credit: destination === accounts.wallet,
    amount: amount(asset, posting.amount),
    balance_after: amount(asset, posting.balance_after),
    reference: posting.reference,
    round_id: posting.round_id,
    game: posting.game,
    created_at: Math.floor(at / 1000),
  }
}
