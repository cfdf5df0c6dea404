import { type RawBuilder, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Ground } from '../wallet/index.ts'

const mostFound = 1000

function mostOf(counts: 'spent' | 'lost', period: 'day' | 'week' | 'month'): RawBuilder<bigint | null> {
  return sql`(select l.most from play_limit l where l.uid = w.uid and l.counts = ${counts} and l.period = ${period})`
}

interface Deviation {
  readonly uid: bigint
  readonly total: number
}

/** Wallets that let their member bet or lose otherwise than the member's own limits say. They change in one transaction. */
async function listDeviations(tx: MemberTx): Promise<readonly Deviation[]> {
  const { rows } = await sql<Deviation>`
    select w.uid, count(*) over ()::integer as total from wallet w
    where w.asset = 'PHP'
      and (w.play_most is not null
        or exists (select from play_limit l where l.uid = w.uid and l.counts in ('spent', 'lost')))
      and coalesce(w.play_most, array_fill(null::bigint, array[6])) is distinct from array[
        ${mostOf('spent', 'day')}, ${mostOf('spent', 'week')}, ${mostOf('spent', 'month')},
        ${mostOf('lost', 'day')}, ${mostOf('lost', 'week')}, ${mostOf('lost', 'month')}]
    order by 1 limit ${mostFound}`.execute(tx)
  return rows
}

/** What a wallet enforces is what its member has set. No posting of our own stands on a limit. */
export const groundOfLimits: Ground = {
  kinds: [],
  async find(db, schema) {
    const rows = await db.memberSchema(schema, listDeviations, { isLong: true })
    const findings = rows.map(({ uid }) => {
      return { check: 'limit', subject: `${uid} PHP`, detail: 'has other limits than its member has set' } as const
    })
    return [{ findings, total: rows[0]?.total ?? 0 }]
  },
}
