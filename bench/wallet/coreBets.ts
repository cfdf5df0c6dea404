import type { WalletCommand } from '../../apps/server/features/wallet/ledger/command.ts'
import { openLedger } from '../../apps/server/features/wallet/ledger/apply.store.ts'
import { memberSchemaName, memberSchemaOf } from '../../apps/server/platform/db/schemas.ts'
import type { Bets } from './bets.ts'
import { game, nextName, provider, tokenHashOf } from './members.ts'

const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

export interface CoreBets {
  /** Makes up as many bets, each of the member whom `chooseUid` names. */
  prepare(count: number, chooseUid: () => bigint): Bets
  close(): Promise<void>
}

/** Bets as they come to the ledger itself: fifty centavos, a round each, under names as random as providers make them. */
export function openCoreBets(url: string, schemas: number): CoreBets {
  const ledger = openLedger({ url, clock: Date, schemaOf: uid => memberSchemaName(memberSchemaOf(uid, schemas)) })
  const shared = { kind: 'bet', provider, game, amount: 5000n, rules } as const

  function madeUp(uid: bigint): WalletCommand {
    const txId = nextName()
    return { ...shared, uid, txId, roundId: `r${txId}`, session: tokenHashOf(provider, uid) }
  }
  async function bet(command: WalletCommand): Promise<void> {
    const { outcome } = await ledger.apply(command)
    if (outcome !== 'OK') throw new Error(`A bet came to ${outcome}.`)
  }
  return {
    prepare(count, chooseUid) {
      const commands = Array.from({ length: count }, () => madeUp(chooseUid()))
      return () => {
        const command = commands.pop()
        return command && bet(command)
      }
    },
    close: () => ledger.close(),
  }
}
