import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

export interface LevelCount {
  /** The level that members have. */
  readonly level: number
  /** The one that their play would come to. */
  readonly reached: number
  readonly members: number
}

/** How many members of this schema have each level, and to which one their play comes. */
export async function countLevels(tx: MemberTx, thresholds: readonly bigint[]): Promise<readonly LevelCount[]> {
  const { rows } = await sql<LevelCount>`
    select p.vip as level, width_bucket(w.turnover, ${[...thresholds]}::bigint[]) as reached, count(*)::integer as members
    from profile p join wallet w on w.uid = p.uid and w.asset = 'PHP' group by 1, 2`.execute(tx)
  return rows
}
