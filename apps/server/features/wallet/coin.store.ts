import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { HistoryPage } from './audit/history.store.ts'
import { accounts } from './ledger/accounts.ts'

/** A member's Filcoins, whole ones; none where there is no wallet yet. */
export async function findCoinBalance(tx: MemberTx, uid: bigint): Promise<bigint> {
  const wallet = await tx
    .selectFrom('wallet')
    .select('balance')
    .where('uid', '=', uid)
    .where('asset', '=', 'FIL')
    .executeTakeFirst()
  return wallet?.balance ?? 0n
}

export type CoinRow = Awaited<ReturnType<typeof listCoinHistory>>[number]

/** What moves coins is no provider's: it lies in the index of what is rare among bets. */
function movements(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('journal')
    .where('uid', '=', uid)
    .where('asset', '=', 'FIL')
    .where(sql<boolean>`kind >= 10`)
    .where('amount', '>', 0n)
}

/** One page of the changes of a member's coins, newest first, straight from the journal. */
export function listCoinHistory(tx: MemberTx, uid: bigint, { place, skip, size }: HistoryPage) {
  let query = movements(tx, uid)
    .select(['seq', 'kind', 'amount', 'balance_after', 'at'])
    .select(sql<boolean>`destination = ${sql.lit(accounts.wallet)}`.as('isCredit'))
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
  if (place) query = query.where(sql<boolean>`(at, seq) < (${instant(place.atMs)}, ${place.seq})`)
  return query
    .offset(place ? 0 : skip)
    .limit(size)
    .execute()
}

/** How many there are, exactly up to a thousand. */
export function countCoinHistory(tx: MemberTx, uid: bigint): Promise<number> {
  return countRows(tx, movements(tx, uid).select('seq'))
}
