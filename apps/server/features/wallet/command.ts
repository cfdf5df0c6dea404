import type { Units } from '@saya/money'
import type { OutcomeName } from '@saya/rpp'
import { fingerprintOf } from './fingerprintOf.ts'

const kinds = { bet: 1, settle: 2, rollback: 3, promo: 4, adjust: 5, close: 6 } as const

export type CommandKind = keyof typeof kinds

/** What a provider asks of a wallet. Every dialect is translated to this, and to nothing else. */
export interface WalletCommand {
  readonly kind: CommandKind
  readonly provider: number
  readonly uid: bigint
  readonly txId: string
  /** The bet a settle or rollback speaks of. */
  readonly refTxId?: string
  /** Another name of a bet, by which wins and rollbacks may speak of it. */
  readonly betRef?: string | undefined
  /** Whether `refTxId` may be such a name. */
  readonly isByReference?: boolean
  readonly roundId: string
  readonly game: number
  readonly amount: Units
  /** A bet that comes with its win: both happen or neither. */
  readonly win?: Units
  readonly closesRound?: boolean
  readonly isFreeRound?: boolean
  readonly isTwoSided?: boolean
  /** Taken from the player rather than given: adjustments go both ways. */
  readonly isTaken?: boolean
  /** The hash of the game session's token, where the provider must name one. */
  readonly session?: Buffer | null
  /** Decided at the door already: kept and repeated for ever like every final refusal. */
  readonly refusal?: number
  /** What was refused at the door as it came, where no other field can carry it: it is part of the act. */
  readonly unread?: string
  /** Where it names no bet, the settle speaks of whatever was bet in its round. */
  readonly isForRound?: boolean
  /** Round or game may be others than its bet's. Where they are nothing is kept, `TEMPORARY`: they are looked up again. */
  readonly isRoundUnsaid?: boolean
  /** What a provider that calls its commands by references sent beside the id, where it names no bet. */
  readonly sentRef?: string | undefined
  /** It was sent as a promotion, which is no kind of its own here. */
  readonly isSentAsPromo?: boolean
  readonly rules: ProviderRules
}

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
export function referenceOf({ betRef, isByReference, refTxId, sentRef }: WalletCommand): string | undefined {
  return betRef ?? (isByReference ? refTxId : sentRef)
}

export function kindNumber(kind: CommandKind): number {
  return kinds[kind]
}

/**
 * What makes two commands the same act: never a request id, a time or a session token, which change when a provider
 * sends the same again.
 */
export function fingerprint(command: WalletCommand): string {
  const { kind, uid, game, roundId, amount, win, refTxId, isTaken, unread, betRef } = command
  const parts = [kind, uid, game, roundId, amount, win ?? '', refTxId ?? '', isTaken ? '-' : '+']
  if (unread !== undefined) parts.push(unread)
  if (betRef !== undefined) parts.push(`known as ${betRef}`)
  return fingerprintOf(parts)
}

export function flagsOf(command: WalletCommand): number {
  const { rules } = command
  return (
    (command.closesRound ? 1 : 0) |
    (command.isFreeRound ? 2 : 0) |
    (command.isTwoSided ? 4 : 0) |
    (rules.settledCanBeTakenBack ? 16 : 0) |
    (rules.unknownRollbackIsError ? 32 : 0) |
    (command.isTaken ? 64 : 0) |
    (command.session === undefined ? 0 : 128) |
    (command.isForRound ? 256 : 0) |
    (command.isRoundUnsaid ? 512 : 0) |
    (command.isSentAsPromo ? 1024 : 0) |
    (command.sentRef === undefined ? 0 : 2048)
  )
}
