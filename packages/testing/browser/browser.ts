import { isTestHost } from '@saya/client/isTestHost'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'
import { pace } from '../pace.ts'
import { type KeptWindow, takeWindow } from './keptWindow.ts'
import { openTroubles, refusalOf, troubleOf } from './visitTroubles.ts'

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }

export interface Visit {
  readonly site?: 'slots' | 'game' | 'play' | 'h5'
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'tl'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly as?: Player
  /** Sees the terms gate. Others have proceeded past it already. */
  readonly gate?: true
  /** In whose app, or in which kind of window of its, the visit is. The host writes down what it is asked. */
  readonly host?: HostFlag
  /** With the app's service worker, which fetches and keeps files at each first visit; other visits do without. */
  readonly worker?: true
  /** On a device that has fetched nothing of the app yet. Others may have it from a visit before. */
  readonly first?: true
  /** Further settings of the browser, such as a camera that is allowed. */
  readonly context?: Parameters<Browser['newContext']>[0]
}

/** The flags by which the app knows its host, as they stand on the tab. */
export type HostFlag =
  | 'glifeUser'
  | 'mayaminiUser'
  | 'lazadaminiUser'
  | 'lazadaBrowserUser'
  | 'lazadaBrowserWithdrawUser'

/** What a mini program puts into the pages of its web view, which a window of its browser has not. */
async function actAsHost(window: KeptWindow, host: HostFlag): Promise<void> {
  const my = host.startsWith('lazadaBrowser') ? '' : 'window.my={postMessage:message=>window.asked.push(message)};'
  // A frame without an origin of its own keeps nothing.
  await window.runFirst(`window.asked=[];${my}try{sessionStorage.setItem('saya.${host}','1')}catch{}`)
}

/** A page as one person sees it, and what went wrong in it. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the page's script, its policy and the console so far. What a test does not take out of the list fails it. */
  readonly troubles: string[]
  go(path: string): Promise<void>
  close(): Promise<void>
}

/**
 * Signs a member in on the device, in the form in which the app stores the token on such a host. The first page writes it, since
 * Playwright would open a window of its own for it, at a quarter of the cost of a visit. A cookie marks the device, so that
 * whoever signs out stays signed out.
 */
async function setToken(window: KeptWindow, { token }: Player, { origin, hostname }: URL): Promise<void> {
  const json = JSON.stringify(token)
  const value = isTestHost(hostname) ? json : Buffer.from(json).toString('base64')
  const script = `if (location.origin === '${origin}' && !document.cookie.includes('visited=1')) {
    document.cookie = 'visited=1'
    localStorage.setItem('saya.1:token', '${value}')
  }`
  // A frame without an origin of its own has no storage.
  await window.runFirst(`try { ${script} } catch {}`)
}

/** Agrees to the terms before the visit, for the member and on every page of this context. */
async function proceed(window: KeptWindow, { url }: Pick<World, 'url'>, member: Player | undefined) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const answer = await fetch(`${url}/member/terms`, { headers })
  const { hash = '' } = answer.ok ? ((await answer.json()) as { data: { hash: string } }).data : {}
  const json = JSON.stringify(hash)
  const base64 = Buffer.from(json).toString('base64')
  const kept = `/localhost$/.test(location.hostname) ? '${json}' : '${base64}'`
  // A frame without an origin of its own keeps nothing.
  await window.runFirst(`try { localStorage.setItem('saya.1:proceeded', ${kept}) } catch {}`)
  if (!member || !hash) return
  const body = JSON.stringify({ hash })
  await fetch(`${url}/member/terms/accept`, { method: 'POST', headers: { ...headers, t: member.token }, body })
}

function settingsOf(wish: Visit, baseURL: string): NonNullable<Visit['context']> {
  return {
    viewport: wish.viewport ?? phone,
    hasTouch: !wish.viewport || wish.viewport.width < 600,
    baseURL,
    // What moves is drawn sixty times a second, by the same processors that everything else runs on.
    reducedMotion: 'reduce',
    serviceWorkers: wish.worker ? 'allow' : 'block',
    ...wish.context,
  }
}

function listOf<T>(one: T | undefined): T[] {
  return one === undefined ? [] : [one]
}

/** Opens the app for one person. Every wait has an end. */
export async function visit(browser: Browser, world: Pick<World, 'url'>, wish: Visit = {}): Promise<Visitor> {
  const base = new URL(world.url)
  if (wish.site && wish.site !== 'h5') base.hostname = `${wish.site}.localhost`
  const settings = settingsOf(wish, base.origin)
  const isPlain = !wish.worker && !wish.context && !wish.first
  const window = await takeWindow(browser, {
    origin: base.origin,
    kind: isPlain ? JSON.stringify(settings) : undefined,
    openContext: async () => {
      const context = await browser.newContext(settings)
      context.setDefaultTimeout(20_000 * pace)
      return context
    },
  })
  const { context, page } = window
  await context.addCookies(
    [
      ['theme', wish.theme ?? 'dark'],
      ['lang', wish.language ?? 'en'],
    ].map(([name = '', value = '']) => ({ name, value, url: base.origin })),
  )
  if (wish.as) await setToken(window, wish.as, base)
  if (wish.host) await actAsHost(window, wish.host)
  if (!wish.gate) await proceed(window, world, wish.as)
  const { troubles, refusals, close } = openTroubles()
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => troubles.push(...listOf(troubleOf(message))))
  page.on('response', response => refusals.push(...listOf(refusalOf(response))))
  return {
    page,
    context,
    troubles,
    async go(path) {
      await window.go(path)
      // The app says when it has taken the page over.
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    },
    async close() {
      close()
      await window.leave()
    },
  }
}

/** Chooses as a finger does: a box that is drawn by its label lies hidden in it, and the label may still slide in. */
export async function choose(box: Locator): Promise<void> {
  await box.locator('xpath=ancestor::label').click()
}
