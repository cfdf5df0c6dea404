import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useMay } from '../shared/own.ts'
import { base, go, usePlace } from '../shared/navigation.ts'
import { useKeys } from '../shared/useKeys.ts'
import { ActButton } from '../shared/act/ActButton.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { Nav } from './Nav.tsx'
import type { Route } from './route.ts'
import { findRoute, routes } from './routes.ts'

const KeysDialog = lazy(() => import('./KeysDialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })))

type PageOf = ComponentType<{ readonly rest: string }>

const loaded = new Map<Route, PageOf>()

/** The navigation, and the page of the address beside it. */
export function Shell() {
  const may = useMay()
  const { path } = usePlace()
  const { route, rest } = findRoute(path, may)
  const [showsKeys, showKeys] = useState(false)
  const seen = routes.filter(({ permission }) => may(permission))
  useKeys({
    ...Object.fromEntries(seen.map(({ keys, path: to }) => [keys, () => go(to)])),
    '?': () => showKeys(true),
  })
  useEffect(() => {
    document.title = `${route?.title ?? 'Page not found'} · Saya back office`
  }, [route])

  return (
    <div className="shell">
      <a className="skipLink" href="#page">
        Skip to content
      </a>
      <Nav routes={seen} current={route} onKeys={() => showKeys(true)} />
      <main id="page" className="page" tabIndex={-1}>
        {route ? <RoutePage route={route} rest={rest} /> : <Nowhere />}
      </main>
      {showsKeys && (
        <Suspense fallback={null}>
          <KeysDialog routes={seen} onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Nowhere() {
  return (
    <>
      <PageHead title="Page not found" />
      <div className="listEmpty">
        <p>This page does not exist, or your role cannot open it.</p>
        <a className="textLink" href={`${base}/`}>
          Go to your first page
        </a>
      </div>
    </>
  )
}

function RoutePage({ route, rest }: { readonly route: Route; readonly rest: string }) {
  const [, redraw] = useState(0)
  const [missing, miss] = useState<Route>()
  useEffect(() => {
    if (loaded.has(route)) return
    route.load().then(
      page => {
        loaded.set(route, page)
        redraw(count => count + 1)
      },
      () => miss(route),
    )
  }, [route])
  const Page = loaded.get(route)
  if (Page) return <Page rest={rest} />
  return (
    <>
      <PageHead title={route.title} />
      {missing === route && <Unloaded />}
    </>
  )
}

/** The network is gone, or a newer office has taken the place of this one. */
function Unloaded() {
  return (
    <div className="listEmpty" role="alert">
      <p>This page could not be loaded.</p>
      <ActButton onClick={() => location.reload()}>Reload</ActButton>
    </div>
  )
}
