import { dayMs } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { KindSum } from './statement.rules.ts'

/** A place in the chain of a member's pesos, with what was there behind it. */
export interface ChainPlace {
  readonly seq: bigint
  readonly balance: bigint
}

/** The last posting of a member's pesos before a moment; nothing before the first one. */
export async function findPlaceBefore(tx: MemberTx, uid: bigint, ms: number): Promise<ChainPlace> {
  const row = await tx
    .selectFrom('journal')
    .select(['seq', 'balance_after as balance'])
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .where('at', '<', instant(ms))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { seq: 0n, balance: 0n }
}

/** The postings behind one place of the chain up to another one, and when they were made. */
export interface ChainSpan {
  readonly uid: bigint
  readonly after: bigint
  readonly until: bigint
  readonly fromMs: number
  readonly untilMs: number
}

/**
 * The numbers decide which postings belong to a span, so that what is opening, what moved and what is closing always fit. Two
 * clocks may differ: the times only keep other months from being read, and so have a day more at each end.
 */
function within({ uid, after, until, fromMs, untilMs }: ChainSpan) {
  return sql`j.uid = ${uid} and j.asset = 'PHP' and j.seq > ${after} and j.seq <= ${until}
    and j.at >= ${instant(fromMs - dayMs)} and j.at < ${instant(untilMs + dayMs)}
    and (j.source = 0 or j.destination = 0) and j.amount > 0`
}

/** What moved a member's pesos, by kind, direction and type of game. A round keeps the type that its record was made with. */
export async function sumKinds(tx: MemberTx, span: ChainSpan): Promise<readonly KindSum[]> {
  const { rows } = await sql<KindSum>`
    select j.kind, j.destination = 0 as "isIn", coalesce(b.game_type, 0) as "gameType", sum(j.amount)::bigint as amount
    from journal j
    left join bet_record b on b.uid = j.uid and b.provider = j.provider and b.round_id = j.round_id and j.kind in (1, 2, 3, 7)
    where ${within(span)}
    group by j.kind, j.destination = 0, coalesce(b.game_type, 0)`.execute(tx)
  return rows
}

/** How the types of games are called, by the catalogue as it is now. */
export async function listTypeNames(tx: MemberTx): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.selectFrom('category').select(['game_type', 'name']).orderBy('place', 'desc').execute()
  return new Map(rows.map(({ game_type, name }) => [game_type, name]))
}

export interface StatementEntry {
  readonly seq: bigint
  readonly at: number
  readonly kind: number
  readonly isIn: boolean
  readonly amount: bigint
  readonly balance: bigint
}

/** What moved a member's pesos beside bets and wins, one by one and in order, from behind the last one read. */
export async function listEntries(tx: MemberTx, span: ChainSpan, most: number): Promise<readonly StatementEntry[]> {
  const { rows } = await sql<StatementEntry>`
    select j.seq, j.at, j.kind, j.destination = 0 as "isIn", j.amount, j.balance_after as balance
    from journal j where ${within(span)} and (j.kind >= 10 or j.kind in (4, 5))
    order by j.seq limit ${most}`.execute(tx)
  return rows
}
