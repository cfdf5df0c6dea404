import type { PageRequest, PageTools, RenderedPage } from '@saya/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { answerName, answerStore } from '../shared/answers.ts'
import { readPreferences } from '../shared/preferences.ts'
import { speak } from '../shared/texts.ts'
import { App } from './App.tsx'
import { descriptionOf } from './descriptionOf.ts'
import { writeDocument } from './document.ts'
import { findRoute } from './findRoute.ts'
import { loadPage } from './Outlet.tsx'
import { Root } from './Root.tsx'
import { StillPage } from './StillPage.tsx'
import { stillTexts } from './still.texts.ts'
import { titleOf } from './titleOf.ts'

/** The page that the service worker keeps for when there is no network. */
const offlinePath = '/offline'

/** What makes two requests the same page: everything that its rendering looks at. */
export function pageName({ path, search, cookies, brand, isClosed }: PageRequest): string {
  const { language, theme } = readPreferences(cookies)
  if (isClosed || path === offlinePath) return [brand, language, theme, isClosed ? 'closed' : path].join('|')
  const { route, search: asked } = findRoute(path, search)
  const choices = ['sort', 'brands'].map(name => asked.get(name) ?? '').join(' ')
  // Every address that is no route is one page, so that invented addresses cannot fill the memory.
  return [brand, language, theme, route.load ? `${path} ${choices}` : route.pattern].join('|')
}

/** Renders a page as a guest sees it. A member's own content comes when the script has read the token. */
export async function renderPage(request: PageRequest, tools: PageTools): Promise<RenderedPage> {
  if (request.isClosed) return renderStill(request, tools, 'maintenance')
  if (request.path === offlinePath) return renderStill(request, tools, 'offline')
  const { path, search, cookies, brand } = request
  const preferences = readPreferences(cookies)
  const { route, ...place } = findRoute(path, search)
  const answers = answerStore()
  if (route.access === 'everyone') {
    await loadPage(route)
    for (const wanted of (await route.needs?.(place)) ?? []) {
      const answer = await tools.ask(wanted.key, wanted.input).catch(() => undefined)
      // What could not be asked is left to the browser, which can say so and try again.
      if (answer !== undefined)
        answers.write(
          answerName(wanted, preferences.language),
          wanted.part ? wanted.part.of(answer as never, preferences.language) : answer,
        )
    }
  }
  const markup = renderToString(
    <Root brand={brand} language={preferences.language} answers={answers}>
      <App firstAddress={path + search} />
    </Root>,
  )
  return {
    ...writeDocument({
      ...preferences,
      brand,
      title: titleOf(route, place, preferences.language),
      description: descriptionOf(preferences.language),
      markup,
      answers: answers.all(),
      assets: tools.assetsOf(route.module ?? null),
      isStandIn: route.access === 'member',
    }),
    status: route.load || route.access === 'member' ? 200 : 404,
  }
}

function renderStill(
  { cookies, brand }: PageRequest,
  { assetsOf }: PageTools,
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
    isStill: true,
  })
  return { ...page, status: kind === 'offline' ? 200 : 503 }
}
