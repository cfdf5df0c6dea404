import type { StudioDeps } from '../deps.ts'
import { advanceRound, tendMs } from './advanceRound.ts'
import { claimRound, listDueRounds } from './round.store.ts'

const atOnce = 16

/** Goes on with every open round whose time has come and that nobody is at: those of a process that died, too. */
export async function tendRounds(deps: StudioDeps): Promise<void> {
  const { db, clock, log } = deps
  const due = await db.transaction(tx => listDueRounds(tx, clock.now(), atOnce))
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

/** Does so again and again until it is stopped, and then ends what is under way. */
export function keepTending(deps: StudioDeps, everyMs: number): { stop(): Promise<void> } {
  let under: Promise<void> | undefined
  const timer = setInterval(() => {
    under ??= tendRounds(deps)
      .catch((fault: unknown) => deps.log.error({ err: fault }, 'the open rounds could not be read'))
      .finally(() => {
        under = undefined
      })
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await under
    },
  }
}
