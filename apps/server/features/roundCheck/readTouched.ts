import type { Span } from '../../platform/gameProvider/gameProvider.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listUnclosedNames } from './difference.store.ts'
import { nameOf } from './readSides.ts'
import { findLink, listTouched } from './rounds.store.ts'
import type { AskedRound } from './windows.rules.ts'

export interface TouchedWish extends Span {
  readonly openedBeforeMs: number
}

const minuteMs = 60_000

/**
 * Rounds of before to which something was posted within a time, each with the time to ask its provider about. Those that
 * are known to differ or to wait are asked about again anyway.
 */
export async function readTouched(
  { db }: Pick<RoundCheckDeps, 'db'>,
  code: string,
  wish: TouchedWish,
): Promise<readonly AskedRound[]> {
  const link = await db.ref(tx => findLink(tx, code))
  if (!link) return []
  const found: AskedRound[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (const row of await db.memberSchema(schema, tx => listTouched(tx, link.id, wish))) {
      const ends = { fromMs: row.opened_at - minuteMs, untilMs: row.posted_at + minuteMs }
      found.push({ roundId: row.round_id, playerRef: String(row.uid), ...ends })
    }
  }
  if (found.length === 0) return []
  const known = new Set((await db.app(tx => listUnclosedNames(tx, code, found))).map(nameOf))
  return found.filter(round => !known.has(nameOf(round)))
}
