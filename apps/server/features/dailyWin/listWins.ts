import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { dayMs, manilaDay } from '@saya/money'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listDayWins } from './dailyWin.store.ts'
import { mostWins, topWins } from './dailyWin.rules.ts'
import { viewWin } from './dailyWin.view.ts'
import type { DailyWinDeps } from './deps.ts'

type Operation = typeof contract.dailyWin.listWins
type Answer = AnswerOf<Operation>

/** So long everybody is answered alike, however many ask. */
const keptMs = 20_000

/** Anybody may ask: what is answered was read once for all of them. */
export function listWins(deps: DailyWinDeps): Handler<Operation> {
  let kept: { readonly atMs: number; readonly answer: Promise<Answer> } | undefined
  return async () => {
    const nowMs = deps.clock.now()
    if (!kept || nowMs < kept.atMs || nowMs >= kept.atMs + keptMs) {
      const answer = readWins(deps, nowMs)
      kept = { atMs: nowMs, answer }
      // What could not be read is read anew by whoever asks next.
      answer.catch(() => {
        kept = undefined
      })
    }
    return done(await kept.answer)
  }
}

async function readWins({ db }: DailyWinDeps, nowMs: number): Promise<Answer> {
  const [today, yesterday] = [await readDay(db, manilaDay(nowMs)), await readDay(db, manilaDay(nowMs - dayMs))]
  return { today, yesterday, counted_at: Math.floor(nowMs / 1000) }
}

/** The largest of all schemas. */
async function readDay(db: Database, day: string) {
  const rows = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    rows.push(...(await db.memberSchema(schema, tx => listDayWins(tx, day, mostWins))))
  }
  return topWins(rows).map(viewWin)
}
