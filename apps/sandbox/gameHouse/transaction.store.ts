import type { Books } from '../books.store.ts'
import type { HouseTransaction } from './house.ts'
import type { HouseName } from './titles.ts'

export type TransactionStatus = 'sending' | 'success' | 'declined' | 'rolledback'

export interface Due extends HouseTransaction {
  readonly attempts: number
}

interface DueRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: HouseTransaction['kind']
  readonly round: string
  readonly amount: string
  readonly reference: string
  readonly attempts: number
  readonly player: string
  readonly game: string
  readonly token: string
}

interface Claim {
  readonly nowMs: number
  readonly untilMs: number
  /** Of this round alone. */
  readonly round?: string
}

/** Takes what is to be sent, so that nobody else sends it meanwhile. */
export async function claimDue(books: Books, party: HouseName, { nowMs, untilMs, round }: Claim): Promise<Due[]> {
  const rows = await books.query<DueRow>(
    `with due as (
       select number from house_transaction
       where party = $1 and status = 'sending' and due_at <= $2 and ($4::text is null or round = $4)
       order by due_at limit 20 for update skip locked
     ), taken as (
       update house_transaction set due_at = $3 where number in (select number from due)
       returning id, kind, round, amount, reference, attempts
     )
     select t.*, r.player, r.game, s.token from taken t
     join house_round r on r.id = t.round join house_session s on s.key = r.session`,
    [party, nowMs, untilMs, round ?? null],
  )
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }))
}

interface TransactionEnd {
  readonly id: string
  readonly balance: bigint | null
}

/** The bet was taken: what it won is to be sent, also where that is nothing, since it ends the round. */
export async function betTaken(
  books: Books,
  { id, balance, win, atMs }: TransactionEnd & { readonly win: string; readonly atMs: number },
): Promise<boolean> {
  const added = await books.query(
    `with bet as (
       update house_transaction set status = 'success' where id = $1 and status = 'sending' returning round, party
     ), played as (
       update house_round r set state = 'winning', balance = coalesce($2, r.balance) from bet where r.id = bet.round
       returning r.id, r.win, r.party
     )
     insert into house_transaction (id, round, party, kind, amount, reference, status, due_at, at)
     select $3, id, party, 'win', win, $1, 'sending', $4, $4 from played returning id`,
    [id, balance, win, atMs],
  )
  return added.length > 0
}

/** The bet was refused for good: there is no round. */
export async function betRefused(
  books: Books,
  { id, balance, word }: TransactionEnd & { readonly word: string },
): Promise<void> {
  await books.query(
    `with bet as (
       update house_transaction set status = 'declined' where id = $1 and status = 'sending' returning round
     )
     update house_round r set state = 'refused', word = $2, balance = coalesce($3, r.balance) from bet where r.id = bet.round`,
    [id, word, balance],
  )
}

/** Nobody knows what became of the bet: it is taken back, until that is certain. */
export async function betUnknown(
  books: Books,
  { id, rollback, atMs }: { readonly id: string; readonly rollback: string; readonly atMs: number },
): Promise<void> {
  await books.query(
    `with bet as (
       update house_transaction set status = 'rolledback' where id = $1 and status = 'sending' returning round, party
     ), given_up as (
       update house_round r set state = 'voiding' from bet where r.id = bet.round returning r.id, r.party
     )
     insert into house_transaction (id, round, party, kind, amount, reference, status, due_at, at)
     select $2, id, party, 'rollback', 0, $1, 'sending', $3, $3 from given_up`,
    [id, rollback, atMs],
  )
}

/** A win was taken, or a bet taken back: the round is over. */
export async function roundEnded(books: Books, { id, balance }: TransactionEnd): Promise<void> {
  await books.query(
    `with last as (
       update house_transaction set status = 'success' where id = $1 and status = 'sending' returning round, kind
     )
     update house_round r set state = case last.kind when 'win' then 'settled' else 'voided' end,
       balance = coalesce($2, r.balance)
     from last where r.id = last.round`,
    [id, balance],
  )
}

/** The operator will never take it: a person must look. */
export async function roundStopped(
  books: Books,
  { id, word }: { readonly id: string; readonly word: string },
): Promise<void> {
  await books.query(
    `with last as (
       update house_transaction set status = 'declined' where id = $1 and status = 'sending' returning round
     )
     update house_round r set state = 'stopped', word = $2 from last where r.id = last.round`,
    [id, word],
  )
}

export async function putOff(
  books: Books,
  { id, dueAtMs }: { readonly id: string; readonly dueAtMs: number },
): Promise<void> {
  await books.query(
    `update house_transaction set attempts = attempts + 1, due_at = $2 where id = $1 and status = 'sending'`,
    [id, dueAtMs],
  )
}

export interface ToldTransaction extends Record<string, unknown> {
  readonly id: string
  readonly kind: HouseTransaction['kind']
  readonly round: string
  readonly amount: string
  readonly reference: string
  readonly status: TransactionStatus
  readonly player: string
  readonly game: string
  readonly at: string
}

interface TransactionFilter {
  readonly fromMs: number
  readonly untilMs: number
  readonly round: string | null
  readonly player: string | null
}

/** The books as an operator may read them: of a time, or of a round. */
export function listTransactions(
  books: Books,
  party: HouseName,
  { fromMs, untilMs, round, player }: TransactionFilter,
) {
  return books.query<ToldTransaction>(
    `select t.id, t.kind, t.round, t.amount, t.reference, t.status, t.at, r.player, r.game
     from house_transaction t join house_round r on r.id = t.round
     where t.party = $1 and t.at >= $2 and t.at <= $3 and ($4::text is null or t.round = $4)
       and ($5::text is null or r.player = $5)
     order by t.number`,
    [party, fromMs, untilMs, round, player],
  )
}
