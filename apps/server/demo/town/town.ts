import type { Signing } from '../../features/staff/index.ts'
import type { Ledger, ProviderRules } from '../../features/wallet/index.ts'
import type { NounDeps } from '../../nouns.ts'
import type { DeskName } from './deskNames.ts'
import type { MovedClock } from './movedClock.ts'
import type { TownCaller, TownCalls } from './townCalls.ts'

/** What the parts of the town act through. */
export interface Town {
  readonly clock: MovedClock
  readonly calls: TownCalls
  /** What the product's own functions work with that no call leads to. */
  readonly deps: NounDeps
  /** With what its contests are settled, where somebody could prove them. */
  readonly signing: Pick<Signing, 'key'> | undefined
  /** Through which bets are taken. */
  readonly ledger: Ledger
  readonly house: GameHouse
  /** The tokens of the operators who work in the town. */
  readonly desk: Readonly<Record<DeskName, string>>
  /** The verified one of the demo's own people, where they are there. */
  readonly demoMember: DemoMember | undefined
  /** The code that was last sent to a phone. */
  codeOf(phone: string): string
  /** Pays a deposit at its gateway. */
  pay(payUrl: string): void
}

/** Somebody of the demo who is known in the town by a token that nobody else has. */
export interface DemoMember {
  readonly uid: bigint
  readonly caller: TownCaller
}

/** Whoever runs the games of the town. */
export interface GameHouse {
  /** Its number in the ledger. */
  readonly provider: number
  readonly rules: ProviderRules
  /** By their numbers in the catalogue, those that are played most first. */
  readonly games: Readonly<Record<'slots' | 'live', readonly number[]>>
}
