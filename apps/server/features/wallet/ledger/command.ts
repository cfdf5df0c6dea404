import type { Units } from '@saya/money'
import type { OutcomeName } from '@saya/rpp'
import { fingerprintOf } from './fingerprintOf.ts'

const kinds = { bet: 1, settle: 2, rollback: 3, promo: 4, adjust: 5, close: 6 } as const

export type CommandKind = keyof typeof kinds

/** What every command says. */
interface Act {
  readonly provider: number
  readonly uid: bigint
  readonly txId: string
  readonly roundId: string
  readonly game: number
  readonly amount: Units
  readonly rules: ProviderRules
}

/** What may close its round as it is carried out. */
interface ActOfRound extends Act {
  readonly closesRound?: boolean | undefined
  /** Round or game may be others than its bet's. Where they are nothing is kept, `TEMPORARY`: they are looked up again. */
  readonly isRoundUnsaid?: boolean
}

/** What may have been sent as a promotion, which is no kind of its own but of a prize. */
interface ActOfPromotion {
  readonly isSentAsPromo?: boolean
}

export interface BetCommand extends ActOfRound, ActOfPromotion {
  readonly kind: 'bet'
  /** It comes with its win: both happen or neither. */
  readonly win?: Units | undefined
  /** Another name of it, by which wins and rollbacks may speak of it. */
  readonly betRef?: string | undefined
  readonly isFreeRound?: boolean
  readonly isTwoSided?: boolean
  /** The hash of the game session's token, where the provider must name one. */
  readonly session?: Buffer | null
  /** Decided at the door already: kept and repeated for ever like every final refusal. */
  readonly refusal?: number | undefined
  /** What was refused at the door as it came, where no other field can carry it: it is part of the act. */
  readonly unread?: string | undefined
}

/** How a win or a rollback names its bet. */
interface NamesBet {
  readonly refTxId?: string
  /** Whether that may be another name of the bet than its id. */
  readonly isByReference?: boolean
}

export interface WinCommand extends ActOfRound, NamesBet {
  readonly kind: 'settle'
  /** Where it names no bet, it speaks of whatever was bet in its round. */
  readonly isForRound?: boolean
}

/** What was sent beside its id by a provider that calls commands by references, where it names no bet. */
interface SentRef {
  readonly sentRef?: string | undefined
}

export interface RollbackCommand extends ActOfRound, ActOfPromotion, NamesBet, SentRef {
  readonly kind: 'rollback'
}

export interface PrizeCommand extends Act, ActOfPromotion, SentRef {
  readonly kind: 'promo'
}

export interface CorrectionCommand extends Act {
  readonly kind: 'adjust'
  /** Taken from the player rather than given: adjustments go both ways. */
  readonly isTaken?: boolean
}

export interface CloseCommand extends Act {
  readonly kind: 'close'
}

/** What a provider asks of a wallet. Every dialect is translated to this, and to nothing else. */
export type WalletCommand = BetCommand | WinCommand | RollbackCommand | PrizeCommand | CorrectionCommand | CloseCommand

type Only<T> = Omit<T, keyof Act | 'kind'>

/** What a command of any kind may say, for whoever writes it down whatever it is. */
export type CommandFields = Act & {
  readonly kind: CommandKind
} & Partial<Only<BetCommand> & Only<WinCommand> & Only<RollbackCommand> & Only<CorrectionCommand>>

/** Where the dialects contradict each other, each provider's contract decides. */
export interface ProviderRules {
  readonly settledCanBeTakenBack: boolean
  readonly unknownRollbackIsError: boolean
}

export interface CommandResult {
  readonly outcome: OutcomeName
  readonly replayed: boolean
  /** The balance now, and as it was answered the first time. */
  readonly balance: Units
  readonly originalBalance: Units
  /** The number of the wallet's posting, where the command made one. */
  readonly seq: bigint | null
}

/** The reference that a command was sent with: of a bet one of its names, of others what they name, or may. */
export function referenceOf({ betRef, isByReference, refTxId, sentRef }: CommandFields): string | undefined {
  return betRef ?? (isByReference ? refTxId : sentRef)
}

export function kindNumber(kind: CommandKind): number {
  return kinds[kind]
}

/**
 * What makes two commands the same act: never a request id, a time or a session token, which change when a provider
 * sends the same again.
 */
export function fingerprint(command: CommandFields): string {
  const { kind, uid, game, roundId, amount, win, refTxId, isTaken, unread, betRef } = command
  const parts = [kind, uid, game, roundId, amount, win ?? '', refTxId ?? '', isTaken ? '-' : '+']
  if (unread !== undefined) parts.push(unread)
  if (betRef !== undefined) parts.push(`known as ${betRef}`)
  return fingerprintOf(parts)
}

/** As the functions of the database name them, in `judge_set` and those beside it. */
const flags = {
  closes: 1,
  free: 2,
  twoSided: 4,
  takes: 64,
  namesSession: 128,
  isRoundUnsaid: 512,
  promo: 1024,
} as const

export function flagsOf(command: CommandFields): number {
  return (
    (command.closesRound ? flags.closes : 0) |
    (command.isFreeRound ? flags.free : 0) |
    (command.isTwoSided ? flags.twoSided : 0) |
    (command.isTaken ? flags.takes : 0) |
    (command.session === undefined ? 0 : flags.namesSession) |
    (command.isRoundUnsaid ? flags.isRoundUnsaid : 0) |
    (command.isSentAsPromo ? flags.promo : 0)
  )
}
