import { type AnswerStore, answerName, need } from '../shared/answers.ts'
import type { Language } from '../shared/texts.ts'
import { readSort, sectionQuery } from '../features/game/listQuery.ts'
import { navigationPart } from '../features/game/navigationPart.ts'
import { forgetStep } from '../features/identity/forgetStep.ts'
import type { Found } from './findRoute.ts'

/** What a page is rendered from beside its route, however the address writes it. Addresses of no route are one page. */
export function identityOf({ route, params, search }: Found): string {
  if (!route.load) return route.pattern
  const { categoryId, sectionId } = params
  if (categoryId) return JSON.stringify([route.pattern, categoryId, readSort(search.get('sort')), search.get('brands')])
  // A member's page is the same frame whatever it is of, and an invented step of this one is its first.
  const step = route.access === 'everyone' && params.type ? (forgetStep(params.type) ?? 'phone') : undefined
  return JSON.stringify([route.pattern, sectionId ?? step])
}

/** Whether its address is one of countless, such as one that was invented: nobody else will hardly ask for it. */
export function isPassing({ params, search }: Found, answers: AnswerStore, language: Language): boolean {
  const { categoryId, sectionId } = params
  if (sectionId) return !sectionQuery(sectionId).is_hot && !sectionQuery(sectionId).is_new
  if (!categoryId) return false
  const known = answers.read(answerName(need('GET /member/index', {}, navigationPart), language))
  const categories = known as ReturnType<typeof navigationPart.of> | undefined
  return Boolean(search.get('brands')) || !categories?.some(({ name }) => name === categoryId)
}
