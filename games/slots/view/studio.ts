import type { Draw } from '@saya/game-math'
import { askStudio } from '../../view/askStudio.ts'
import type { ToldRules } from '../../view/proof/verdictOf.ts'
import type { Step } from '../shape.ts'

export interface NextRound {
  readonly commitment: string
  readonly nonce: number
}

export interface Round {
  readonly id: string
  readonly key: string
  readonly state: 'pending' | 'choosing' | 'done' | 'refused' | 'returned' | 'stopped' | 'seen'
  readonly stake: string
  readonly win: string
  readonly reason: string
  readonly balance: string
  readonly shown: readonly Step[]
  readonly at: number
  readonly fairness: {
    readonly commitment: string
    readonly clientSeed: string
    readonly nonce: number
    readonly serverSeed: string
  }
}

export interface State {
  readonly balance: string
  readonly stakes: readonly string[]
  readonly next: NextRound
  readonly round: Round | null
}

export interface Turn {
  readonly round: Round
  readonly next: NextRound
}

export interface Play {
  readonly key: string
  readonly stake: string
  readonly clientSeed: string
  readonly commitment: string
}

export interface Studio {
  readState(): Promise<State>
  play(play: Play): Promise<Turn>
  choose(key: string, choice: number): Promise<Turn>
  listRounds(): Promise<{ readonly rounds: readonly Round[] }>
  /** Every number that was drawn in a round that is over; nothing where they are not to be had. */
  readDraws(id: string): Promise<ToldDraws | undefined>
}

interface ToldDraws extends ToldRules {
  readonly draws: readonly Draw[]
}

/** What a slot's page asks of the studio. */
export function openStudio(session: string, onTrouble: (isCutOff: boolean) => void): Studio {
  const ask = askStudio(session, onTrouble)
  return {
    readState: () => ask('state'),
    play: play => ask('play', play),
    choose: (key, choice) => ask('choose', { key, choice }),
    listRounds: () => ask('rounds'),
    readDraws,
  }
}

async function readDraws(id: string): Promise<ToldDraws | undefined> {
  const answer = await fetch(`/api/round/${id}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  return (await answer.json()) as ToldDraws
}
