import { manilaDay, startOfManilaDay } from '@saya/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Ledger } from '../ledger/apply.store.ts'
import type { WalletCommand } from '../ledger/command.ts'
import { listOverdueRounds, listRoundEnds, type OverdueRound, type RoundPlace } from './roundEnd.store.ts'

export interface EndDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ledger: Pick<Ledger, 'apply'>
  readonly signal?: AbortSignal | undefined
}

const hourMs = 3_600_000
/** The hour of the Manila night from which rounds are ended, before the whole ledger is proven. */
const fromHour = 2
const atOnce = 100
const noRules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

/** Asked often, it ends once a night what its provider never ends. Two copies that do so do no more than one. */
export function endRoundsNightly(deps: EndDeps): () => Promise<void> {
  let endedOn: string | undefined
  return async () => {
    const nowMs = deps.clock.now()
    const day = manilaDay(nowMs)
    if (endedOn === day || nowMs - startOfManilaDay(nowMs) < fromHour * hourMs) return
    await endRounds(deps)
    endedOn = day
  }
}

/** Closes the rounds that have been open for longer than their provider's contract says, so that their play counts. */
export async function endRounds({ db, clock, ledger, signal }: EndDeps): Promise<void> {
  const ends = await db.memberSchema(0, listRoundEnds)
  if (ends.every(({ round_ends_after_h }) => round_ends_after_h === null)) return
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    let after: RoundPlace | undefined
    for (;;) {
      signal?.throwIfAborted()
      const asked = { nowMs: clock.now(), after, most: atOnce }
      const rounds = await db.memberSchema(schema, tx => listOverdueRounds(tx, asked))
      await Promise.all(rounds.map(round => ledger.apply(endOf(round))))
      if (rounds.length < atOnce) break
      after = rounds.at(-1)
    }
  }
}

/** By a name that is always the same, and that no provider can give: theirs have no spaces. */
function endOf({ uid, provider, round_id: roundId, game }: OverdueRound): WalletCommand {
  const txId = `ended ${uid} ${roundId}`
  return { kind: 'close', provider, uid, txId, roundId, game, amount: 0n, rules: noRules }
}
