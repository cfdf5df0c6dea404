import { openLedger } from '../../apps/server/features/wallet/apply.store.ts'
import { memberSchemaOf } from '../../apps/server/platform/db/schemas.ts'
import { nextName, randomUid } from './members.ts'

const rules = { winWithoutBet: false, settledCanBeTakenBack: false, unknownRollbackIsError: false }

export interface Bets {
  /** One bet of a member chosen at random, or always of the same. */
  uniform(): Promise<void>
  hot(): Promise<void>
  close(): Promise<void>
}

/** Bets as they come to the ledger itself: fifty centavos, a round each, under names as random as providers make them. */
export function openBets(url: string, schemas: number): Bets {
  const ledger = openLedger({ url, clock: Date, schemaOf: uid => memberSchemaOf(uid, schemas) })

  async function bet(uid: bigint): Promise<void> {
    const txId = nextName()
    const command = { kind: 'bet', provider: 1, uid, txId, roundId: `r${txId}`, game: 5, amount: 5000n, rules } as const
    const { outcome } = await ledger.apply(command)
    if (outcome !== 'OK') throw new Error(`A bet came to ${outcome}.`)
  }
  return {
    uniform: () => bet(randomUid()),
    hot: () => bet(1n),
    close: () => ledger.close(),
  }
}
