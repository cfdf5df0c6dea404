import type { PageRequest, PageTools } from '@saya/contract/page.ts'
import { answerName, answerStore } from '../shared/answer/answers.ts'
import { readPreferences } from '../shared/device/preferences.ts'
import type { RouteMatch } from './findRoute.ts'
import { loadPage } from './Outlet.tsx'
import type { PageEntry } from './pages.ts'

interface Asking {
  readonly request: PageRequest
  readonly tools: PageTools
}

/** What a page is rendered from. Of a member's page there is a frame at most, of what is the same for every member. */
export async function askForNeeds(
  page: PageEntry | undefined,
  { route, ...place }: RouteMatch,
  { request, tools }: Asking,
) {
  const answers = answerStore()
  const { language } = readPreferences(request.cookies)
  let isWhole = true
  if (route.access === 'member' && !page?.isFramed) return { answers, isWhole }
  await loadPage(route)
  for (const wanted of (await page?.needs?.(place, request.brand)) ?? []) {
    const answer = await tools.ask(wanted.key, wanted.input).catch(() => undefined)
    // What could not be asked is left to the browser, which can say so and try again. The next visitor may fare better.
    if (answer === undefined) isWhole = false
    else answers.write(answerName(wanted, language), wanted.part ? wanted.part.of(answer as never, language) : answer)
  }
  return { answers, isWhole }
}
