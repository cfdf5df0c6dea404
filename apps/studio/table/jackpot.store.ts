import type { Pots } from '../catalogue/table.ts'
import type { Tx } from '../platform/db/openDatabase.ts'

/** What is in the pots of a room, kept from every other round until this transaction is over. */
export async function lockPots(tx: Tx, code: string, first: Pots): Promise<Pots> {
  await tx.query(
    `insert into jackpot (table_code, pool, next, seed) values ($1, $2::bigint, $3::bigint, $2::bigint + $3::bigint)
     on conflict do nothing`,
    [code, first.pool, first.next],
  )
  const [pots] = await tx.query<{ pool: bigint; next: bigint }>(
    'select pool, next from jackpot where table_code = $1 for update',
    [code],
  )
  if (!pots) throw new Error(`The jackpot of ${code} is gone.`)
  return pots
}

/** Nothing where nobody has played there yet. */
export async function findPots(tx: Tx, code: string): Promise<Pots | undefined> {
  const [pots] = await tx.query<{ pool: bigint; next: bigint }>(
    'select pool, next from jackpot where table_code = $1',
    [code],
  )
  return pots
}

export interface PotsTurn {
  readonly round: string
  readonly code: string
  readonly put: bigint
  readonly hits: number
  readonly paid: bigint
  readonly after: Pots
}

/** Writes down what a round has put in and taken out, once: a second time is an error that undoes all of it. */
export async function setPots(tx: Tx, { round, code, put, hits, paid, after }: PotsTurn): Promise<void> {
  await tx.query(
    `insert into jackpot_turn (round, table_code, put, hits, paid, pool, next) values ($1, $2, $3, $4, $5, $6, $7)`,
    [round, code, put, hits, paid, after.pool, after.next],
  )
  await tx.query('update jackpot set pool = $2, next = $3 where table_code = $1', [code, after.pool, after.next])
}
