import { knownGame } from '../../features/game/page/knownGame.ts'
import type { AnswerStore } from '../../shared/answer/answers.ts'
import { tabTitle } from '../../shared/head/useTabTitle.ts'
import type { Language } from '../../shared/texts.ts'
import type { RouteMatch } from '../findRoute.ts'
import { fetchPageList } from '../pageList.ts'

/** What a page is called before its script runs: one about a game by the game's name, where there is such a game. */
export async function firstTitle(
  { route, ...place }: RouteMatch,
  answers: AnswerStore,
  language: Language,
): Promise<string> {
  const game = place.params.gameName && knownGame(place.params.gameName, answers, language)
  if (game) return tabTitle(game.en_name)
  return (await fetchPageList()).titleOf(route.page, place, language)
}
