import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SchemaDayRun, SchemaDayWork } from '../../../platform/dayWork/index.ts'
import type { Ledger } from '../ledger/apply.store.ts'
import type { WalletCommand } from '../ledger/command.ts'
import { listOverdueRounds, listRoundEnds, type OverdueRound, type RoundPlace } from './roundEnd.store.ts'

export interface EndDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ledger: Pick<Ledger, 'apply'>
}

const atOnce = 100
const noRules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

/**
 * Every night, before the whole ledger is proven, it closes the rounds that have been open for longer than their provider's
 * contract says, so that their play counts. Two copies that do so do no more than one.
 */
export function endRoundsNightly({ db, clock, ledger }: EndDeps): SchemaDayWork {
  async function perform({ schema, renew }: SchemaDayRun): Promise<void> {
    const ends = await db.memberSchema(schema, listRoundEnds)
    if (ends.every(({ round_ends_after_h }) => round_ends_after_h === null)) return
    let after: RoundPlace | undefined
    for (;;) {
      await renew()
      const asked = { nowMs: clock.now(), after, most: atOnce }
      const rounds = await db.memberSchema(schema, tx => listOverdueRounds(tx, asked))
      await Promise.all(rounds.map(round => ledger.apply(endOf(round))))
      if (rounds.length < atOnce) break
      after = rounds.at(-1)
    }
  }
  return { name: 'wallet.endRounds', atManila: '02:00', missed: 'last', once: 'for each schema', perform }
}

/** By a name that is always the same, and that no provider can give: theirs have no spaces. */
function endOf({ uid, provider, round_id: roundId, game }: OverdueRound): WalletCommand {
  const txId = `ended ${uid} ${roundId}`
  return { kind: 'close', provider, uid, txId, roundId, game, amount: 0n, rules: noRules }
}
