import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { navigationPart, usePlaceName } from '../game/index.ts'
import { gameTypes } from './bet.rules.ts'

/** How the types of games are called; empty until it is known. */
export function useGameTypes(): ReadonlyMap<number, string> {
  const nameOf = usePlaceName()
  const { answer } = useAnswer('GET /member/index', {}, { part: navigationPart })
  return gameTypes(answer ?? [], nameOf)
}
