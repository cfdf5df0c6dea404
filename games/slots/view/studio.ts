import type { Draw } from '@saya/game-math'
import type { ToldRules } from '../../view/proof/verdictOf.ts'
import {
  openSoloStudio,
  type SoloRound,
  type SoloState,
  type SoloStudio,
  type SoloTurn,
} from '../../view/solo/soloStudio.ts'
import type { Step } from '../shape.ts'

export type { NextRound } from '../../view/solo/soloStudio.ts'

export type Round = SoloRound<Step>
export type State = SoloState<Step>
export type Turn = SoloTurn<Step>

export interface Studio extends SoloStudio<Step> {
  /** Every number that was drawn in a round that is over; nothing where they are not to be had. */
  readDraws(id: string): Promise<ToldDraws | undefined>
}

interface ToldDraws extends ToldRules {
  readonly draws: readonly Draw[]
}

/** What a slot's page asks of the studio. */
export function openStudio(session: string, onTrouble: (isCutOff: boolean) => void): Studio {
  return { ...openSoloStudio<Step>(session, onTrouble), readDraws }
}

async function readDraws(id: string): Promise<ToldDraws | undefined> {
  const answer = await fetch(`/api/round/${id}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  return (await answer.json()) as ToldDraws
}
