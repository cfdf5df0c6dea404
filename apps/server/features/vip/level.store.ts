import { sql } from 'kysely'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import type { Level, LevelTable } from './level.rules.ts'

/** Levels are read in `ref`, and by transactions of a member. */
type AnyTx = RefTx | MemberTx

/** The levels that hold now: those of the newest version. */
export async function readLevels(tx: AnyTx): Promise<LevelTable> {
  const { rows } = await sql<Level & { readonly version: number }>`
    select version, level, xp::double precision as xp, upgrade, birthday, multiple from vip_level
    where version = (select max(version) from vip_level) order by level`.execute(tx)
  return { version: rows[0]?.version ?? 0, levels: rows.map(({ version: _version, ...level }) => level) }
}

/** Lets other levels hold for everybody. */
export async function addLevels(tx: RefTx, { version, levels }: LevelTable): Promise<void> {
  await tx
    .insertInto('vip_level')
    .values(levels.map(level => ({ version, ...level, xp: BigInt(level.xp) })))
    .execute()
}
