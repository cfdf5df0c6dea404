import type { Language } from '@saya/contract/text.ts'
import type { Units } from '@saya/money'

export interface LaunchWish {
  /** Lets the provider bet for this member in this game. It is the member's alone. */
  readonly token: string
  readonly uid: bigint
  /** The provider's own name for the game. */
  readonly gameCode: string
  readonly language: Language
  readonly device: 'mobile' | 'desktop'
  /** Where the game leads when it is left. */
  readonly returnUrl: string
}

/** A game as its provider says that it is. */
export interface ListedGame {
  readonly code: string
  /** Nothing where it tells none: then what the catalogue declares stands. */
  readonly rtpPpm: number | null
  /** Both sides of an outcome can be bet on at once. */
  readonly isTwoSided: boolean
  readonly facts: GameFacts
}

/** What a provider tells of a game for its players to read. What it does not tell is null, and of rules there are none. */
export interface GameFacts {
  readonly version: string | null
  /** Where the return depends on what is bet or how it is played. */
  readonly leastRtpPpm: number | null
  readonly mostRtpPpm: number | null
  readonly hitPpm: number | null
  readonly volatility: number | null
  /** Of one round. */
  readonly leastBet: Units | null
  readonly mostBet: Units | null
  readonly mostWin: Units | null
  /** The same in bets. */
  readonly mostWinTimes: number | null
  readonly rules: { readonly en: readonly string[]; readonly tl: readonly string[] }
  readonly fairnessUrl: string | null
}

/** What a provider has of a round, or a part of it: one of its own records. A prize is one under the name of a prize. */
export interface ProviderRecord {
  readonly roundId: string
  /** Its own name of the record. */
  readonly txId: string
  /** As it names the member and the game. */
  readonly playerRef: string
  readonly gameCode: string
  readonly bet: Units
  readonly win: Units
  /** Whether that is how it stays. */
  readonly isDecided: boolean
  /** Whether it goes no further by itself: the provider knows another history than we do. */
  readonly isStopped: boolean
  readonly atMs: number
}

export interface Span {
  readonly fromMs: number
  readonly untilMs: number
}

/**
 * Somebody who runs games for us. Which one it is and how it is asked, its adapter knows. A call that its dialect does not
 * have is not there: nobody makes up calls of other people's protocols.
 */
export interface GameProvider {
  /** By which name its contract stands with us. */
  readonly code: string
  readonly dialect: 'rpp' | 'hub88' | 'valkyrie'
  /** Where the pages of its games come from: nothing else of it is shown to anybody. */
  readonly pages: string
  /** How long its list of games is left alone, where asking oftener is against its rules. */
  readonly listsEveryMs?: number
  /** Without it, which games it offers stands in the contract. */
  listGames?(): Promise<readonly ListedGame[]>
  /** The address of the game, to be opened once; nothing where it has no such game. */
  launch(wish: LaunchWish): Promise<string | undefined>
  /** Its own records of the rounds of a time. */
  listRecords?(span: Span): Promise<readonly ProviderRecord[]>
  /** A page that shows how a round went; nothing where it knows no such round of this member. */
  findRoundPage(wish: { uid: bigint; roundId: string; language: Language }): Promise<string | undefined>
  /** Has it close what a member has open there: what was begun is still settled. */
  kick?(uid: bigint): Promise<void>
  /** Tells it that a round which it has stopped was put right by hand, so that nobody waits there any more: these records of it, or all. */
  tellSeen?(round: { playerRef: string; roundId: string; txIds?: readonly string[] | undefined }): Promise<void>
}

export type GameProviders = ReadonlyMap<string, GameProvider>

/** One whose dialect has a call by which it tells its books. */
export type TellingProvider = GameProvider & Required<Pick<GameProvider, 'listRecords'>>

export type TellingProviders = ReadonlyMap<string, TellingProvider>

export function tellsRecords(provider: GameProvider): provider is TellingProvider {
  return provider.listRecords !== undefined
}

/** The calls that not every dialect has. */
export const furtherCalls = ['listGames', 'listRecords', 'kick', 'tellSeen'] as const
