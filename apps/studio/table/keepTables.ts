import type { StudioDeps } from '../deps.ts'
import { repeat } from '../platform/repeat.ts'
import { openKeeper } from './openKeeper.ts'
import { tendBets } from './tendBets.ts'

const everyMs = 250

/** Keeps the clocks of all tables and tends their bets, each by itself: no clock waits for a wallet that does not answer. */
export function keepTables(deps: StudioDeps): { stop(): Promise<void> } {
  const keeper = openKeeper(deps)
  const note = (work: string) => (fault: unknown) => deps.log.error({ err: fault }, `${work} stood still`)
  const keeping = repeat(() => keeper.turn().catch(note('the tables')), everyMs)
  const tending = repeat(() => tendBets(deps).catch(note('the bets')), everyMs)
  return {
    async stop() {
      await Promise.all([keeping.stop(), tending.stop()])
    },
  }
}
