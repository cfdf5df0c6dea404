import { Suspense, useCallback, useEffect, useState } from 'react'
import { useAddress } from '../shared/navigation.ts'
import { useTexts } from '../shared/texts.ts'
import { AboveEveryPage } from './AboveEveryPage.tsx'
import { appTexts } from './app.texts.ts'
import { findRoute } from './findRoute.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { Boundary } from './Boundary.tsx'
import { Outlet } from './Outlet.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Tabs } from './Tabs.tsx'
import { useGuard } from './useGuard.ts'
import { useMemberTurn } from './feed/useMemberTurn.ts'
import { usePageChange } from './usePageChange.ts'

/** The frame around every page: the page itself, the navigation below, and what may lie over both. */
export function App({ firstAddress, isFramed = false }: { firstAddress: string; isFramed?: boolean }) {
  const address = useAddress(firstAddress)
  const [path = '/', search = ''] = address.split('?')
  const { route, ...place } = findRoute(path, search)
  const isAllowed = useGuard(route, address, isFramed)
  const turn = useMemberTurn()
  const t = useTexts(appTexts)
  const tellPageChange = usePageChange(path, route, place)
  const [isShown, setShown] = useState(false)
  const onShown = useCallback(() => {
    tellPageChange()
    setShown(true)
  }, [tellPageChange])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <div className="appFrame" data-dawn={route.plain ? undefined : ''} data-tabs={route.tabs || undefined}>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <div id="content" className="appPage">
        <Boundary resetBy={address} broken={<BrokenPage />}>
          <Suspense fallback={<PageSkeleton />}>
            {isAllowed ? <Outlet key={turn} route={route} place={place} onShown={onShown} /> : <PageSkeleton />}
          </Suspense>
        </Boundary>
      </div>
      {route.tabs && <Tabs path={path} />}
      <AboveEveryPage path={path} hasTabs={route.tabs} isShown={isShown} />
    </div>
  )
}
