import { openLedger } from '../../apps/server/features/wallet/apply.store.ts'
import { memberSchemaName, memberSchemaOf } from '../../apps/server/platform/db/schemas.ts'
import { game, nextName, provider, tokenHashOf } from './members.ts'

const rules = { winWithoutBet: false, settledCanBeTakenBack: false, unknownRollbackIsError: false }

export interface CoreBets {
  bet(uid: bigint): Promise<void>
  close(): Promise<void>
}

/** Bets as they come to the ledger itself: fifty centavos, a round each, under names as random as providers make them. */
export function openCoreBets(url: string, schemas: number): CoreBets {
  const ledger = openLedger({ url, clock: Date, schemaOf: uid => memberSchemaName(memberSchemaOf(uid, schemas)) })
  const shared = { kind: 'bet', provider, game, amount: 5000n, rules } as const

  return {
    async bet(uid) {
      const txId = nextName()
      const session = tokenHashOf(provider, uid)
      const { outcome } = await ledger.apply({ ...shared, uid, txId, roundId: `r${txId}`, session })
      if (outcome !== 'OK') throw new Error(`A bet came to ${outcome}.`)
    },
    close: () => ledger.close(),
  }
}
