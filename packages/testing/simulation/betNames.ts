import type { WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import { commandKey, type Model, type ModelCommand, type ModelWallet, roundKey } from './model.ts'

/** Under which provider's reference some bets are known. */
export function nameKey(schema: string, provider: number, betRef: string): string {
  return `${schema}/${provider}/${betRef}`
}

/** From now on the bet is known by its reference too. */
export function keepName(model: Model, { provider, txId, betRef }: WalletCommand, { schema }: ModelWallet): void {
  if (betRef === undefined) return
  const key = nameKey(schema, provider, betRef)
  model.names.set(key, new Set([...(model.names.get(key) ?? []), txId]))
}

/** Finds bets of the command's provider by their ids. */
function betsBeside(model: Model, { provider }: WalletCommand, { schema }: ModelWallet) {
  return (txId: string): ModelCommand | undefined =>
    model.commands.get(commandKey(schema, { provider, kind: 'bet', txId }))
}

export interface NamedBet {
  readonly bet: ModelCommand | undefined
  /** All standing bets of the member that have that reference. */
  readonly standing: readonly ModelCommand[]
}

/** The bet that a win or a rollback speaks of: by its id, or else by a reference, the one that stands before others. */
export function findBet(model: Model, command: WalletCommand, wallet: ModelWallet): NamedBet {
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

/** What was done under a bet's names before it came. */
export interface Before {
  /** It was taken back under one of them, or has come under another name: it is not to be taken any more. */
  readonly isCancelled: boolean
  /** Of these it was taken back. */
  readonly isTakenBack?: boolean
  /** What was paid for it: under its names, its own before another, and in its round alone while no bet stood there. */
  readonly paid?: readonly ModelCommand[]
  readonly paidInRound?: bigint
  /** No other bet of the round was paid before it came: what was paid in the round alone goes with this one. */
  readonly isLast: boolean
}

/** What was paid in a round alone while no bet stood there, and the bets that were paid by name and have not come. */
export function spareOf(model: Model, { uid, provider, roundId }: RoundName, { schema }: ModelWallet) {
  const round = model.rounds.get(roundKey({ uid, provider, roundId }))
  const uncome = betsOf(model, { uid, provider, roundId }, schema).filter(({ outcome }) => outcome !== 'OK')
  const won = uncome.reduce((sum, bet) => sum + bet.won, 0n)
  return { waiting: uncome.filter(({ state }) => state === 'settled'), spare: (round?.win ?? 0n) - won }
}

type RoundName = Pick<WalletCommand, 'uid' | 'provider' | 'roundId'>

/** All that is known of the bets of a round, come or not. */
export function betsOf(model: Model, { uid, provider, roundId }: RoundName, schema: string): ModelCommand[] {
  const prefix = commandKey(schema, { provider, kind: 'bet', txId: '' })
  const known = [...model.commands].filter(([key]) => key.startsWith(prefix)).map(([, bet]) => bet)
  return known.filter(bet => bet.uid === uid && bet.roundId === roundId)
}

export function findBefore(model: Model, command: WalletCommand, wallet: ModelWallet): Before {
  const { txId, betRef, uid, roundId } = command
  const betCalled = betsBeside(model, command, wallet)
  const own = betCalled(txId)
  const other = betRef === undefined ? undefined : betCalled(betRef)
  const standIns = [...new Set([own, other])].filter(bet => bet?.print === null)
  const paid = standIns.filter(bet => bet !== undefined).filter(bet => bet.state === 'settled')
  const isOfRound = (bet: ModelCommand) => bet.uid === uid && bet.roundId === roundId
  const round = model.rounds.get(roundKey(command))
  const { waiting, spare } = spareOf(model, command, wallet)
  const ofRound = round && round.settled < 0n ? { paidInRound: spare } : undefined
  const isLast = (own: readonly ModelCommand[]) => waiting.every(bet => own.includes(bet))
  if (standIns.some(bet => bet?.state === 'rolledBack')) {
    const itsOwn = paid.filter(isOfRound)
    return { isCancelled: true, isTakenBack: true, isLast: isLast(itsOwn), paid: itsOwn, ...ofRound }
  }
  const [first, ...others] = paid
  if (first) {
    const itsOwn = [first, ...others.filter(isOfRound)]
    return { isCancelled: false, paid: itsOwn, ...ofRound, isLast: isLast(itsOwn) }
  }
  if (ofRound) return { isCancelled: false, ...ofRound, isLast: isLast([]) }
  return { isCancelled: own?.print === null, isLast: true }
}
