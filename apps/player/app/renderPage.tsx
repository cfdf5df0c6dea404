import type { PageRequest, PageTools, RenderedPage } from '@saya/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { answerName, answerStore } from '../shared/answers.ts'
import { readPreferences } from '../shared/preferences.ts'
import { App } from './App.tsx'
import { writeDocument } from './document.ts'
import { findRoute } from './findRoute.ts'
import { loadPage } from './Outlet.tsx'
import { Root } from './Root.tsx'
import { titleOf } from './titleOf.ts'

/** What makes two requests the same page: everything that its rendering looks at. */
export function pageName({ path, search, cookies, brand }: PageRequest): string {
  const { language, theme } = readPreferences(cookies)
  const { route, search: asked } = findRoute(path, search)
  const choices = ['sort', 'brands'].map(name => asked.get(name) ?? '').join(' ')
  // Every address that is no route is one page, so that invented addresses cannot fill the memory.
  return [brand, language, theme, route.load ? `${path} ${choices}` : route.pattern].join('|')
}

/** Renders a page as a guest sees it. A member's own content comes when the script has read the token. */
export async function renderPage(request: PageRequest, { assetsOf, ask }: PageTools): Promise<RenderedPage> {
  const { path, search, cookies, brand } = request
  const preferences = readPreferences(cookies)
  const { route, ...place } = findRoute(path, search)
  const answers = answerStore()
  if (route.access === 'everyone') {
    await loadPage(route)
    for (const wanted of (await route.needs?.(place)) ?? []) {
      const answer = await ask(wanted.key, wanted.input).catch(() => undefined)
      // What could not be asked is left to the browser, which can say so and try again.
      if (answer !== undefined)
        answers.write(answerName(wanted), wanted.part ? wanted.part.of(answer as never, preferences.language) : answer)
    }
  }
  const markup = renderToString(
    <Root brand={brand} language={preferences.language} answers={answers}>
      <App firstAddress={path + search} />
    </Root>,
  )
  const { title, description } = titleOf(route.pattern, place, preferences.language)
  return {
    ...writeDocument({
      ...preferences,
      brand,
      title,
      description,
      markup,
      answers: answers.all(),
      assets: assetsOf(route.module ?? null),
    }),
    status: route.load || route.access === 'member' ? 200 : 404,
  }
}
