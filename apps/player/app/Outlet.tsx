import { Component, type ComponentType, type ReactNode, use, useEffect } from 'react'
import { loadModule } from '../shared/loadModule.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { Place, Route } from './routes.ts'

type Page = ComponentType<{ place: Place }>

type Loading = Promise<Page> & { status?: 'fulfilled' | 'rejected'; value?: Page; reason?: unknown }

const loading = new Map<Route, Loading>()

/**
 * Loads a route's page. What is loaded once is rendered at once from then on, on the server as in the browser: React
 * takes what a promise says it holds without waiting for it. One that failed, for want of a network, stays so until
 * somebody goes there again.
 */
export function loadPage(route: Route, isAskedAnew = false): Promise<Page> {
  const known = loading.get(route)
  if (known && !(isAskedAnew && known.status === 'rejected')) return known
  const { load } = route
  const loaded: Loading = load ? loadModule(load).then(module => module.Page) : Promise.resolve(NotFoundPage)
  loaded.then(
    value => Object.assign(loaded, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(loaded, { status: 'rejected', reason }),
  )
  loading.set(route, loaded)
  return loaded
}

export function isLoaded(route: Route): boolean {
  return loading.get(route)?.status === 'fulfilled'
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

interface BoundaryProps {
  readonly resetBy: string
  readonly broken: ReactNode
  readonly children: ReactNode
}

/** Keeps a broken page from taking the whole app with it; going elsewhere ends the trouble. */
export class Boundary extends Component<BoundaryProps, { readonly failedAt: string | null }> {
  override state: { readonly failedAt: string | null } = { failedAt: null }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: typeof location === 'undefined' ? '' : location.pathname + location.search }
  }

  override render(): ReactNode {
    return this.state.failedAt === this.props.resetBy ? this.props.broken : this.props.children
  }
}
