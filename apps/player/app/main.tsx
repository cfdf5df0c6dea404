import './app.css'
import '@saya/ui/styles/fonts.css'
import type { Brand } from '@saya/contract/brand.ts'
import { withPageTransition } from '@saya/ui/transition'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { answerStore } from '../shared/answer/answers.ts'
import { restoreChoices } from '../shared/choices.ts'
import { clock } from '../shared/device/clock.ts'
import { preloadError } from '../shared/answer/loadModule.ts'
import { nameEndpoints } from '../shared/answer/namedEndpoints.ts'
import { addressToFollow, followHistory, go } from '../shared/navigation.ts'
import { readToken } from '../shared/session/session.ts'
import type { Language } from '../shared/texts.ts'
import { App } from './App.tsx'
import { findRoute } from './findRoute.ts'
import { beginWith, isLoaded, loadPage } from './Outlet.tsx'
import { reloadOnce } from './reloadOnce.ts'
import { Root } from './Root.tsx'

const root = document.documentElement
const known = JSON.parse(document.getElementById('known')?.textContent || '[]') as [string, unknown][]
nameEndpoints(JSON.parse(root.dataset.endpoints || '{}'))
const { pathname, search } = location
const { route } = findRoute(pathname, search)
const { page } = root.dataset
/** A guest, who is led away, is shown no more of a member's page. */
const isFramed = 'framed' in root.dataset && readToken() !== ''
if (page) beginWith(route, () => import(/* @vite-ignore */ page))

// The page carries no more of the looks than it shows; the others are wanted by other pages and another theme.
const looks = import('@saya/ui/styles/tokens.css')

/** The page's module is there before the markup is taken over, so that nothing flickers. */
async function start(): Promise<void> {
  if (route.access === 'everyone' || isFramed) await loadPage(route)
  const container = document.getElementById('root')
  if (!container) return
  const app = (
    <StrictMode>
      <Root brand={root.dataset.site as Brand} language={root.lang as Language} answers={answerStore(known)}>
        <App firstAddress={pathname + search} isFramed={isFramed} />
      </Root>
    </StrictMode>
  )
  if ('framed' in root.dataset && !isFramed) createRoot(container).render(app)
  else hydrateRoot(container, app)
  restoreChoices()
}

document.addEventListener('click', event => {
  const to = addressToFollow(event)
  if (to === null) return
  event.preventDefault()
  void go(to)
})
followHistory({
  prepare(to) {
    const { route: next } = findRoute(new URL(to, location.origin).pathname)
    return isLoaded(next) ? undefined : Promise.all([loadPage(next, true), looks])
  },
  isSamePage(from, to) {
    const [one, other] = [from, to].map(address => findRoute(new URL(address, location.origin).pathname).route)
    return one !== other && one?.page !== undefined && one.page === other?.page && !one.fixed
  },
  change: withPageTransition,
})
addEventListener(preloadError, () => reloadOnce(clock.now()))

void start()
// Who brought this visitor matters when they register, and not before.
if (/[?&](ad_id|r)=/.test(search)) void import('./noteArrival.ts').then(module => module.noteArrival(search))
// Only wide screens have a room around the app, and they can wait for its picture.
if (innerWidth >= 600) void import('@saya/ui/styles/backdrop.css')
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'), { once: true })
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/sw.js')
}
