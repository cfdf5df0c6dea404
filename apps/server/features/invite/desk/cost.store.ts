import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'

/** What one of two was promised for a friend, and under what it is summed up. */
export interface InviteGiftName {
  readonly uid: bigint
  readonly name: string
  readonly sumName: string
}

export interface CostRow {
  readonly sumName: string
  readonly given: bigint
  readonly held: bigint
}

/**
 * What of these was given, or will be by itself, less what was taken back of it; and what waits for a person. What was refused or has
 * expired costs nothing.
 */
export async function sumCosts(tx: MemberTx, gifts: readonly InviteGiftName[]): Promise<readonly CostRow[]> {
  const [uids, names, sumNames] = [
    gifts.map(({ uid }) => uid),
    gifts.map(({ name }) => name),
    gifts.map(({ sumName }) => sumName),
  ]
  const { rows } = await sql<CostRow>`
    select g.sum_name as "sumName",
      coalesce(sum(r.amount - coalesce(b.amount, 0)) filter (where r.status in ('open', 'posted')), 0)::bigint as given,
      coalesce(sum(r.amount) filter (where r.status = 'held'), 0)::bigint as held
    from unnest(${uids}::bigint[], ${names}::text[], ${sumNames}::text[]) as g (uid, name, sum_name)
    join reward r on r.uid = g.uid and r.kind = 4002 and r.name = g.name
    left join lot l on l.uid = r.uid and l.asset = 'PHP' and l.kind = r.kind and l.reference = r.id::text
    left join bonus_return b on b.uid = l.uid and b.lot = l.seq
    group by g.sum_name`.execute(tx)
  return rows
}
