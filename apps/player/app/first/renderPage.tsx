import type { PageRequest, PageTools, RenderedPage } from '@saya/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { nameEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { readPreferences } from '../../shared/device/preferences.ts'
import { App } from '../App.tsx'
import { askForNeeds } from '../askForNeeds.ts'
import { invitePreview } from '../../features/invite/invitePreview.ts'
import { descriptionOf } from './descriptionOf.ts'
import { writeDocument } from './document.ts'
import { findRoute } from '../findRoute.ts'
import { firstTitle } from './firstTitle.ts'
import { identityOf, isPassing } from '../pageIdentity.ts'
import { fetchPageList } from '../pageList.ts'
import type { PageEntry } from '../pages.ts'
import { renderStill } from './renderStill.tsx'
import { Root } from '../Root.tsx'

/** The page that the service worker keeps for when there is no network. */
const offlinePath = '/offline'

/** What makes two requests the same page: everything that its rendering looks at. */
export function pageName({ origin, path, search, cookies, brand, isClosed }: PageRequest): string {
  const { language, theme } = readPreferences(cookies)
  if (isClosed || path === offlinePath) return [brand, language, theme, isClosed ? 'closed' : path].join('|')
  const found = findRoute(path, search)
  // What a chat shows of it names its host.
  const place = found.route.page === 'invite' ? origin : ''
  return [brand, language, theme, identityOf(found, path), place].join('|')
}

export function isPage(path: string): boolean {
  return findRoute(path).route.page !== undefined
}

/** Renders a page as a guest sees it. A member's own content comes when the script has read the token. */
export async function renderPage(request: PageRequest, tools: PageTools): Promise<RenderedPage> {
  if (request.isClosed) return renderStill(request, tools, 'maintenance')
  if (request.path === offlinePath) return renderStill(request, tools, 'offline')
  const { path, search, cookies, brand } = request
  const preferences = readPreferences(cookies)
  const found = findRoute(path, search)
  const { route } = found
  const page: PageEntry | undefined = route.page && (await fetchPageList()).pages[route.page]
  const { answers, isWhole } = await askForNeeds(page, found, { request, tools })
  const isFramed = page?.isFramed === true
  const title = await firstTitle(found, answers, preferences.language)
  // Rendering is one step, and nobody else's pages come in between.
  nameEndpoints(tools.endpoints)
  const markup = renderToString(
    <Root brand={brand} language={preferences.language} answers={answers}>
      <App firstAddress={path + search} isFramed={isFramed} />
    </Root>,
  )
  return {
    ...writeDocument({
      ...preferences,
      brand,
      title,
      description: descriptionOf(preferences.language),
      preview: route.page === 'invite' ? invitePreview(request, found, answers) : undefined,
      markup,
      answers: answers.all(),
      assets: tools.assetsOf(page?.module ?? null),
      endpoints: tools.endpoints,
      isEntry: route.isEntry === true,
      isFramed,
      isStandIn: !isWhole || route.access === 'member',
    }),
    status: page || route.access === 'member' ? 200 : 404,
    isPassing: !isWhole || isPassing(found, answers, preferences.language),
  }
}
