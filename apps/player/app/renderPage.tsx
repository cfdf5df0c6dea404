import type { PageRequest, PageTools, RenderedPage } from '@saya/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { answerName, answerStore } from '../shared/answers.ts'
import { nameEndpoints } from '../shared/namedEndpoints.ts'
import { readPreferences } from '../shared/preferences.ts'
import { speak } from '../shared/texts.ts'
import { App } from './App.tsx'
import { descriptionOf } from './descriptionOf.ts'
import { writeDocument } from './document.ts'
import { findRoute } from './findRoute.ts'
import { loadPage } from './Outlet.tsx'
import { firstTitle } from './firstTitle.ts'
import { identityOf, isPassing } from './pageIdentity.ts'
import { Root } from './Root.tsx'
import { StillPage } from './StillPage.tsx'
import { stillTexts } from './still.texts.ts'

/** The page that the service worker keeps for when there is no network. */
const offlinePath = '/offline'

/** What makes two requests the same page: everything that its rendering looks at. */
export function pageName({ path, search, cookies, brand, isClosed }: PageRequest): string {
  const { language, theme } = readPreferences(cookies)
  if (isClosed || path === offlinePath) return [brand, language, theme, isClosed ? 'closed' : path].join('|')
  return [brand, language, theme, identityOf(findRoute(path, search), path)].join('|')
}

export function isPage(path: string): boolean {
  return findRoute(path).route.load !== undefined
}

/** Renders a page as a guest sees it. A member's own content comes when the script has read the token. */
export async function renderPage(request: PageRequest, tools: PageTools): Promise<RenderedPage> {
  if (request.isClosed) return renderStill(request, tools, 'maintenance')
  if (request.path === offlinePath) return renderStill(request, tools, 'offline')
  const { path, search, cookies, brand } = request
  const preferences = readPreferences(cookies)
  const found = findRoute(path, search)
  const { route, ...place } = found
  const answers = answerStore()
  let isWhole = true
  if (route.access === 'everyone') {
    await loadPage(route)
    for (const wanted of (await route.needs?.(place, brand)) ?? []) {
      const answer = await tools.ask(wanted.key, wanted.input).catch(() => undefined)
      // What could not be asked is left to the browser, which can say so and try again. The next visitor may fare better.
      if (answer === undefined) isWhole = false
      else
        answers.write(
          answerName(wanted, preferences.language),
          wanted.part ? wanted.part.of(answer as never, preferences.language) : answer,
        )
    }
  }
  // Rendering is one step, and nobody else's pages come in between.
  nameEndpoints(tools.endpoints)
  const markup = renderToString(
    <Root brand={brand} language={preferences.language} answers={answers}>
      <App firstAddress={path + search} />
    </Root>,
  )
  return {
    ...writeDocument({
      ...preferences,
      brand,
      title: firstTitle(found, answers, preferences.language),
      description: descriptionOf(preferences.language),
      markup,
      answers: answers.all(),
      assets: tools.assetsOf(route.module ?? null),
      endpoints: tools.endpoints,
      isEntry: route.isEntry === true,
      isStandIn: !isWhole || route.access === 'member',
    }),
    status: route.load || route.access === 'member' ? 200 : 404,
    isPassing: !isWhole || isPassing(found, answers, preferences.language),
  }
}

function renderStill(
  { cookies, brand }: PageRequest,
  { assetsOf, endpoints }: PageTools,
  kind: 'offline' | 'maintenance',
): RenderedPage {
  const preferences = readPreferences(cookies)
  const answers = answerStore()
  const markup = renderToString(
    <Root brand={brand} language={preferences.language} answers={answers}>
      <StillPage kind={kind} />
    </Root>,
  )
  const page = writeDocument({
    ...preferences,
    brand,
    title: speak(stillTexts, preferences.language)[`${kind}Tab`],
    description: descriptionOf(preferences.language),
    markup,
    answers: [],
    assets: assetsOf(null),
    endpoints,
    isStill: true,
  })
  return { ...page, status: kind === 'offline' ? 200 : 503, isPassing: false }
}
