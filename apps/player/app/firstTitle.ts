import { knownGame } from '../features/game/knownGame.ts'
import { titleOfGame } from '../features/game/useGameTitle.ts'
import type { AnswerStore } from '../shared/answers.ts'
import type { Language } from '../shared/texts.ts'
import type { Found } from './findRoute.ts'
import { titleOf } from './titleOf.ts'

/** What a page is called before its script runs: one about a game by the game's name, where there is such a game. */
export function firstTitle({ route, ...place }: Found, answers: AnswerStore, language: Language): string {
  const game = place.params.gameName && knownGame(place.params.gameName, answers, language)
  return game ? titleOfGame(language === 'tl' ? game.tl_name : game.en_name) : titleOf(route, place, language)
}
