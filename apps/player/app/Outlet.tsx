import { type ComponentType, use, useEffect } from 'react'
import { loadModule } from '../shared/answer/loadModule.ts'
import type { Place } from '../shared/session/place.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { fetchPageList } from './pageList.ts'
import type { PageEntry, PageName } from './pages.ts'
import type { Route } from './routes.ts'

type Page = ComponentType<{ place: Place }>

type Loading = Promise<Page> & { status?: 'fulfilled' | 'rejected'; value?: Page; reason?: unknown }

const loading = new Map<PageName | undefined, Loading>()
let first: { readonly name: PageName | undefined; readonly load: PageEntry['load'] } | undefined

/** The document names the module of its own page, which is loaded without the list of all pages. */
export function beginWith({ page }: Route, load: PageEntry['load']): void {
  first = { name: page, load }
}

/**
 * Loads a route's page. What is loaded once is rendered at once from then on, on the server as in the browser: React
 * takes what a promise says it holds without waiting for it. One that failed, for want of a network, stays so until
 * somebody goes there again.
 */
export function loadPage({ page: name }: Route, isAskedAnew = false): Promise<Page> {
  const known = loading.get(name)
  if (known && !(isAskedAnew && known.status === 'rejected')) return known
  const loaded: Loading = name
    ? loadModule(() => loadNamed(name)).then(module => module.Page)
    : Promise.resolve(NotFoundPage)
  loaded.then(
    value => Object.assign(loaded, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(loaded, { status: 'rejected', reason }),
  )
  loading.set(name, loaded)
  return loaded
}

async function loadNamed(name: PageName): ReturnType<PageEntry['load']> {
  if (first?.name === name) return first.load()
  const page: PageEntry = (await fetchPageList()).pages[name]
  return page.load()
}

export function isLoaded({ page }: Route): boolean {
  return loading.get(page)?.status === 'fulfilled'
}

interface OutletProps {
  readonly route: Route
  readonly place: Place
  /** Told once the page itself, and not what stood in for it, is there. */
  readonly onShown: () => void
}

export function Outlet({ route, place, onShown }: OutletProps) {
  const Shown = use(loadPage(route))
  useEffect(onShown, [onShown])
  return <Shown place={place} />
}
