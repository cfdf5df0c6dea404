import { kindNumber, type CommandFields } from '../../../../apps/server/features/wallet/ledger/command.ts'
import type { OutcomeName } from '@saya/rpp'
import type { ModelGates } from './modelGates.ts'
import type { ModelLimit } from './modelLimits.ts'

/** A credit that must be played through. */
export interface ModelLot {
  readonly seq: bigint
  readonly kind: number
  readonly reference: string
  readonly amount: bigint
  readonly required: bigint
  release_at: bigint
  readonly opened_at: number
  closed_by: bigint | null
  /** How much play it still asked for as its bonus was given back. */
  forgiven: bigint
}

/** What lies in one asset, with everything that was posted to it. */
export interface ModelPurse {
  balance: bigint
  held: bigint
  turnover: bigint
  /** Where the turnover must come before everything is free. */
  releaseAt: bigint
  readonly lots: ModelLot[]
  readonly postings: ModelPosting[]
  /** How many commands were kept that moved nothing when they came. */
  unposted: number
  /** What came while the wallet was closed. */
  readonly lateCredits: ModelLateCredit[]
}

export interface ModelLateCredit {
  readonly seq: bigint
  readonly amount: bigint
  readonly at: number
}

export interface ModelWallet extends ModelPurse {
  readonly uid: bigint
  readonly schema: string
  /** The same member's Filcoin. */
  readonly coins: ModelPurse
  openRounds: number
  isBlocked: boolean
  readonly gates: ModelGates
  limits: readonly ModelLimit[]
  isTester: boolean
}

/** As it stands in the journal, but for its number, which is its place. */
export interface ModelPosting {
  readonly kind: number
  readonly source: number
  readonly destination: number
  readonly amount: bigint
  readonly balance_after: bigint
  readonly turnover: bigint
  readonly provider: number
  readonly reference: string
  readonly round_id: string
  readonly game: number
  readonly at: number
}

export interface ModelCommand {
  readonly uid: bigint
  /** None: it stands in the place of a bet that was rolled back before it came. */
  readonly print: string | null
  readonly outcome: OutcomeName
  readonly roundId: string
  readonly amount: bigint
  readonly balance: bigint
  readonly seq: bigint | null
  readonly atMs: number
  state: 'open' | 'settled' | 'rolledBack'
  won: bigint
  /** Of a posting of our own: where it went, and how much of it was released, paid, reversed or given back. */
  readonly destination?: number
  ended?: bigint
}

export interface ModelRound {
  readonly uid: bigint
  bet: bigint
  refund: bigint
  win: bigint
  /** How many bets stand in it: taken, and not taken back. */
  bets: number
  turnover: bigint
  isClosed: boolean
  /** The last posting of a win that named no bet. */
  settled: bigint
  /** What each of its bets said when it was taken, whatever became of it. */
  readonly taken: { readonly isFree: boolean; readonly isTwoSided: boolean }[]
  isTester: boolean
}

/** A free bet costs nothing. */
export function isGift({ isFreeRound, amount }: Pick<CommandFields, 'isFreeRound' | 'amount'>): boolean {
  return isFreeRound === true && amount === 0n
}

/** A round is free while all of its bets are, whatever became of them. */
export function isFree({ taken }: Pick<ModelRound, 'taken'>): boolean {
  return taken.every(bet => bet.isFree)
}

export interface ModelSession {
  readonly uid: bigint
  readonly provider: number
  readonly expiresAtMs: number
  readonly hasEnded: boolean
}

/** The whole ledger as one would explain it on paper: no batch, no lock, one command after another. */
export interface Model {
  readonly wallets: Map<bigint, ModelWallet>
  readonly commands: Map<string, ModelCommand>
  readonly rounds: Map<string, ModelRound>
  /** The bets that are known by a reference of their provider's, by its key. */
  readonly names: Map<string, ReadonlySet<string>>
  readonly sessions: Map<string, ModelSession>
  /** What those acts asked for that ask for all there is: whoever sends them again asks for the same. */
  readonly wishes: Map<string, bigint>
  /** What those acts named that give a bonus back: whoever sends them again names the same. */
  readonly returns: Map<string, { readonly seq: bigint; readonly kind: number; readonly amount: bigint }>
}

export function emptyModel(): Model {
  const ledger = { wallets: new Map(), commands: new Map(), rounds: new Map(), names: new Map() }
  return { ...ledger, sessions: new Map(), wishes: new Map(), returns: new Map() }
}

export function emptyPurse(): ModelPurse {
  return { balance: 0n, held: 0n, turnover: 0n, releaseAt: 0n, lots: [], postings: [], unposted: 0, lateCredits: [] }
}

/** Keeps what a command came to. What stood in its place was counted when it came to stand there. */
export function keepCommand(model: Model, key: string, { purse, ...kept }: ModelCommand & { purse: ModelPurse }): void {
  if (kept.seq === null && !model.commands.has(key)) purse.unposted += 1
  model.commands.set(key, kept)
}

export function withdrawableOf(purse: ModelPurse): bigint {
  const locked = lockedOf(purse)
  return locked < purse.balance ? purse.balance - locked : 0n
}

/** What is still to be played locks the balance, but a lot never more of it than it brought. */
export function lockedOf({ turnover, releaseAt, lots }: Omit<ModelPurse, 'balance'>): bigint {
  let locked = releaseAt > turnover ? releaseAt - turnover : 0n
  for (const lot of lots) {
    const ahead = lot.release_at - turnover
    const left = ahead < lot.required ? ahead : lot.required
    if (lot.closed_by === null && left > lot.amount) locked -= left - lot.amount
  }
  return locked
}

export function commandKey(
  schema: string,
  { provider, kind, txId }: Pick<CommandFields, 'provider' | 'kind' | 'txId'>,
) {
  return `${schema}/${provider}/${kindNumber(kind)}/${txId}`
}

/** By what a bet is known that met what had taken it back, in another round than that said: nothing sends it. */
export function metKey(schema: string, { provider, txId }: Pick<CommandFields, 'provider' | 'txId'>): string {
  return `${schema}/${provider}/7/${txId}`
}

export function roundKey({ uid, provider, roundId }: Pick<CommandFields, 'uid' | 'provider' | 'roundId'>): string {
  return `${uid}/${provider}/${roundId}`
}
