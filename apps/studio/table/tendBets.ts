import type { StudioDeps } from '../deps.ts'
import { tendMs } from '../round/advanceRound.ts'
import { advanceBet } from './advanceBet.ts'
import { claimBet, listDueBets } from './bet.store.ts'

const atOnce = 32
/** Enough for a full table. What is due still is gone on with the next time. */
const mostTimes = 32

/** Goes on with every bet whose time has come and that nobody is at: those of a process that died, too. */
export async function tendBets(deps: StudioDeps): Promise<void> {
  // There may be more than are tended at once, and one that waited for these is due after them.
  for (let times = 0; times < mostTimes; times++) if (!(await tendSome(deps))) return
}

async function tendSome(deps: StudioDeps): Promise<boolean> {
  const { db, clock, log } = deps
  const due = await db.look(tx => listDueBets(tx, clock.now(), atOnce))
  const tended = await Promise.all(
    due.map(async id => {
      const nowMs = clock.now()
      if (!(await db.transaction(tx => claimBet(tx, id, { nowMs, untilMs: nowMs + tendMs })))) return false
      await advanceBet(deps, id).catch((fault: unknown) => log.error({ err: fault, bet: id }, 'a bet stood still'))
      return true
    }),
  )
  return tended.includes(true)
}
