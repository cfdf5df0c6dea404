import { Button } from '@saya/ui/button'
import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import { SignIn } from '../features/identity/SignIn.tsx'
import { useAddress } from '../shared/navigation.ts'
import { LanguageContext, useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'
import { findRoute } from './findRoute.ts'
import { Notice } from './Notice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Boundary, Outlet } from './Outlet.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Tabs } from './Tabs.tsx'
import { titleOf } from './titleOf.ts'
import { useGuard } from './useGuard.ts'

const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }))

/** The frame around every page: the page itself, the navigation below, and what may lie over both. */
export function App({ firstAddress }: { firstAddress: string }) {
  const address = useAddress(firstAddress)
  const [path = '/', search = ''] = address.split('?')
  const { route, ...place } = findRoute(path, search)
  const isAllowed = useGuard(route, address)
  const t = useTexts(appTexts)
  const broken = (
    <Notice
      picture="error"
      title={t.brokenTitle}
      text={t.brokenText}
      action={<Button onClick={() => location.reload()}>{t.reload}</Button>}
    />
  )
  const { title } = titleOf(route.pattern, place, useContext(LanguageContext))
  useEffect(() => {
    document.title = title
  }, [title])
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    setReady(true)
  }, [])
  return (
    <div className="appFrame" data-dawn={route.plain ? undefined : ''} data-tabs={route.tabs || undefined}>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <div id="content" className="appPage">
        <Boundary resetBy={address} broken={broken}>
          <Suspense fallback={<PageSkeleton />}>
            {isAllowed ? <Outlet route={route} place={place} /> : <PageSkeleton />}
          </Suspense>
        </Boundary>
      </div>
      {route.tabs && <Tabs path={path} />}
      <SignIn path={path} />
      <OfflineNotice />
      <Suspense>{isReady && <Overlays />}</Suspense>
    </div>
  )
}
