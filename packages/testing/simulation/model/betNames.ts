import type { CommandFields } from '../../../../apps/server/features/wallet/ledger/command.ts'
import { commandKey, type Model, type ModelCommand, type ModelWallet } from './model.ts'

/** Under which provider's reference some bets are known. */
export function nameKey(schema: string, provider: number, betRef: string): string {
  return `${schema}/${provider}/${betRef}`
}

/** From now on the bet is known by its reference too. */
export function keepName(model: Model, { provider, txId, betRef }: CommandFields, { schema }: ModelWallet): void {
  if (betRef === undefined) return
  const key = nameKey(schema, provider, betRef)
  model.names.set(key, new Set([...(model.names.get(key) ?? []), txId]))
}

/** Finds bets of the command's provider by their ids. */
function betsBeside(model: Model, { provider }: CommandFields, { schema }: ModelWallet) {
  return (txId: string): ModelCommand | undefined =>
    model.commands.get(commandKey(schema, { provider, kind: 'bet', txId }))
}

export interface NamedBet {
  readonly bet: ModelCommand | undefined
  /** All standing bets of the member that have that reference. */
  readonly standing: readonly ModelCommand[]
}

/** The bet that a win or a rollback speaks of: by its id, or else by a reference, the one that stands before others. */
export function findBet(model: Model, command: CommandFields, wallet: ModelWallet): NamedBet {
  const { provider, refTxId, isByReference, uid } = command
  if (refTxId === undefined) return { bet: undefined, standing: [] }
  const betCalled = betsBeside(model, command, wallet)
  const direct = betCalled(refTxId)
  if (!isByReference || (direct && direct.print !== null)) return { bet: direct, standing: [] }
  const called = [...(model.names.get(nameKey(wallet.schema, provider, refTxId)) ?? [])]
    .map(betCalled)
    .filter(bet => bet !== undefined)
  const stands = (bet: ModelCommand) => bet.uid === uid && bet.outcome === 'OK' && bet.state !== 'rolledBack'
  const standing = called.filter(stands)
  const own = called.filter(bet => bet.uid === uid)
  return { bet: standing[0] ?? own[0] ?? called[0] ?? direct, standing }
}

type RoundName = Pick<CommandFields, 'uid' | 'provider' | 'roundId'>

/** All that is known of the bets of a round, come or not. */
export function betsOf(model: Model, { uid, provider, roundId }: RoundName, schema: string): ModelCommand[] {
  const prefix = commandKey(schema, { provider, kind: 'bet', txId: '' })
  const known = [...model.commands].filter(([key]) => key.startsWith(prefix)).map(([, bet]) => bet)
  return known.filter(bet => bet.uid === uid && bet.roundId === roundId)
}

/** Whether a bet was taken back before it came, under one of its names. */
export function isCancelled(model: Model, command: CommandFields, wallet: ModelWallet): boolean {
  const { txId, betRef } = command
  const betCalled = betsBeside(model, command, wallet)
  const other = betRef === undefined ? undefined : betCalled(betRef)
  return [betCalled(txId), other].some(bet => bet?.print === null)
}
