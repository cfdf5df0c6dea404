import type { StudioDeps } from '../deps.ts'
import { advanceRound, tendMs } from './advanceRound.ts'
import { claimRound, listDueRounds } from './round.store.ts'

const atOnce = 16

/** Goes on with every open round whose time has come and that nobody is at: those of a process that died, too. */
export async function tendRounds(deps: StudioDeps): Promise<void> {
  const { db, clock, log } = deps
  const due = await db.look(tx => listDueRounds(tx, clock.now(), atOnce))
  await Promise.all(
    due.map(async id => {
      const nowMs = clock.now()
      if (!(await db.transaction(tx => claimRound(tx, id, { nowMs, untilMs: nowMs + tendMs })))) return
      await advanceRound(deps, id).catch((fault: unknown) =>
        log.error({ err: fault, round: id }, 'a round stood still'),
      )
    }),
  )
}
