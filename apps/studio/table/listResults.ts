import type { StudioDeps } from '../deps.ts'
import { listToldRounds } from './tableRound.store.ts'

/** Of a league enough for this season and the one before. */
const mostResults = 112

export interface ResultView {
  readonly id: string
  readonly number: number
  /** In seconds. */
  readonly at: number
  readonly shown: object
}

/** What the last rounds of a table came to, in short, the newest first. Nothing is told of one that is not told yet. */
export async function listResults(
  { db, clock, tables }: Pick<StudioDeps, 'db' | 'clock' | 'tables'>,
  code: string,
): Promise<{ readonly results: readonly ResultView[] }> {
  const told = await db.look(tx => listToldRounds(tx, code, { nowMs: clock.now(), most: mostResults }))
  const telling = tables.get(code)?.telling
  const results = told.map(({ id, number, shown, drawn_at }) => ({
    id,
    number: Number(number),
    at: Math.floor(drawn_at.getTime() / 1000),
    shown: telling?.brief(shown) ?? shown,
  }))
  return { results }
}
