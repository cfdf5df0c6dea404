import { type AnswerStore, answerName, need } from '../shared/answer/answers.ts'
import type { Language } from '../shared/texts.ts'
import { knownGame } from '../features/game/page/knownGame.ts'
import { readSort, sectionQuery } from '../features/game/list/listQuery.ts'
import { readShown } from '../features/goods/mallFilter.rules.ts'
import { navigationPart } from '../features/game/navigationPart.ts'
import { codeOf } from '../features/invite/codeOf.ts'
import { isSentInTagalog } from '../features/invite/isSentInTagalog.ts'
import { forgetStep } from '../features/identity/password/forgetStep.ts'
import type { RouteMatch } from './findRoute.ts'
import { isUnder, tabs } from './Tabs.tsx'

/**
 * What a page is rendered from beside brand, language and theme, however its address writes it: all that its address
 * names, unless it is known here that less of it is shown.
 */
export function identityOf(found: RouteMatch, path: string): string {
  const lit = tabs.filter(({ to }) => isUnder(path, to)).map(({ to }) => to)
  return JSON.stringify([found.route.pattern, lit, shownParts(found)])
}

function shownParts({ route, params, search }: RouteMatch): unknown {
  if (route.page === 'mall') return readShown(search)
  // The frame of any other member's page is the same whatever it is of, and a code to enter by is shown to nobody.
  if (!route.page || route.access === 'member' || route.isEntry) return null
  if (route.page === 'invite') return [codeOf({ search }), isSentInTagalog({ search })]
  const { categoryId, type } = params
  if (categoryId) return [categoryId, readSort(search.get('sort')), search.get('brands')]
  // An invented step is the first one.
  return type === undefined ? params : (forgetStep(type) ?? 'phone')
}

/** Whether its address is one of countless, such as one that was invented: nobody else will hardly ask for it. */
export function isPassing({ route, params, search }: RouteMatch, answers: AnswerStore, language: Language): boolean {
  // There is one for each member, and what it offers holds until staff agree on something else.
  if (route.page === 'invite') return true
  const { categoryId, gameName, sectionId } = params
  if (gameName !== undefined) return !knownGame(gameName, answers, language)
  if (sectionId) return !sectionQuery(sectionId).is_hot && !sectionQuery(sectionId).is_new
  if (!categoryId) return false
  const known = answers.read(answerName(need('GET /member/index', {}, navigationPart), language))
  const categories = known as ReturnType<typeof navigationPart.of> | undefined
  return Boolean(search.get('brands')) || !categories?.some(({ name }) => name === categoryId)
}
