import type { Units } from '@saya/money'
import type { Sound } from '../sound.ts'
import type { Language } from '../sayIn.ts'
import type { SoloRound } from './soloStudio.ts'

/** A button of a decision. */
export interface Action {
  readonly label: string
  /** What stands under the label, such as what it stakes. */
  readonly detail?: string
  readonly choice: () => number
  /** Whether it stakes something: then it takes as long as a round of its own. */
  readonly isPaid?: boolean
  readonly isMain?: boolean
  /** Of what is meant whatever comes first: pressed while a decision is on its way, it is made right behind that. */
  readonly isPatient?: boolean
  /** Of what cannot be done at times. */
  readonly hindrance?: Hindrance
}

/** Why something cannot be done now, for whoever sees it and whoever hears it. */
export interface Hindrance {
  /** Says why; it has an id. */
  readonly said: HTMLElement
  /** Tells at once whether it is so, and whenever that changes. */
  watch(tell: (isHindered: boolean) => void): void
}

export interface SceneTools {
  readonly language: Language
  readonly sound: Sound
}

/** What one kind of game puts on the page that all of them share. */
export interface Scene<Shown> {
  /** What is played on. */
  readonly root: HTMLElement
  /** What is chosen before a round, beside its bet. */
  readonly setup: HTMLElement | undefined
  /** How the next round is to be played. */
  mode(): number
  /** What is decided with the bet, where a game is decided before it; in words, what is still missing for that. */
  picks?(): readonly number[] | string
  /** The button that begins a round. */
  readonly play: string
  /** What stands over the game while nothing is played. */
  rest(): string
  /** Shows where a round stands; what is new in it may move. */
  show(round: SoloRound<Shown>, isNew: boolean): Promise<void>
  /** What can be decided now, by buttons; what can be touched otherwise calls `choose`. */
  offer(round: SoloRound<Shown>, choose: (choice: number) => void): readonly Action[]
  /** Where whoever plays by keys decides, if not by the buttons. */
  focus?(): void
  /** From now on nothing can be touched. */
  close(): void
  /** Where a round stands, in one sentence. */
  tell(round: SoloRound<Shown>): string
}

/** What the menu of a game tells of it. */
export interface SceneBook<Shown> {
  readonly code: string
  readonly name: string
  readonly rules: readonly string[]
  payTable(stake: Units): HTMLElement
  recall(round: SoloRound<Shown>): HTMLElement
}
