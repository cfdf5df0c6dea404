import { askStudio } from '../askStudio.ts'

export interface NextRound {
  readonly commitment: string
  readonly nonce: number
}

/** A round of one player as the studio tells it. `shown` is what the rules of its game let a browser see. */
export interface SoloRound<Shown> {
  readonly id: string
  readonly key: string
  readonly state: 'pending' | 'choosing' | 'done' | 'refused' | 'returned' | 'stopped' | 'seen'
  /** What it was begun with, and what it has taken in all. */
  readonly stake: string
  readonly staked: string
  readonly mode: number
  /** The number of the decision that is to come, and those that were made. */
  readonly step: number
  readonly choices: readonly number[]
  readonly win: string
  readonly reason: string
  readonly balance: string
  readonly shown: readonly Shown[]
  readonly at: number
  readonly fairness: {
    readonly commitment: string
    readonly clientSeed: string
    readonly nonce: number
    readonly serverSeed: string
  }
}

export interface SoloState<Shown> {
  readonly balance: string
  readonly stakes: readonly string[]
  readonly next: NextRound
  readonly round: SoloRound<Shown> | null
}

export interface SoloTurn<Shown> {
  readonly round: SoloRound<Shown>
  readonly next: NextRound
}

export interface SoloPlay {
  readonly key: string
  readonly stake: string
  readonly mode: number
  readonly choices?: readonly number[]
  readonly clientSeed: string
  readonly commitment: string
}

export interface SoloStudio<Shown> {
  readState(): Promise<SoloState<Shown>>
  play(play: SoloPlay): Promise<SoloTurn<Shown>>
  choose(choice: { readonly key: string; readonly step: number; readonly choice: number }): Promise<SoloTurn<Shown>>
  /** What a choice would be, or which the house would make: asked, and not decided. */
  advise(about: { readonly key: string; readonly choice?: number }): Promise<{ readonly advice: unknown }>
  listRounds(): Promise<{ readonly rounds: readonly SoloRound<Shown>[] }>
}

/** What the page of a game of several decisions asks of the studio. */
export function openSoloStudio<Shown>(session: string, onTrouble: (isCutOff: boolean) => void): SoloStudio<Shown> {
  const ask = askStudio(session, onTrouble)
  return {
    readState: () => ask('state'),
    play: play => ask('play', play),
    choose: choice => ask('choose', choice),
    advise: about => ask('advise', about),
    listRounds: () => ask('rounds'),
  }
}
