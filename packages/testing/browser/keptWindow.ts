import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core'

/** The page that a window waits at. */
const waitingPath = '/robots.txt'

export interface KeptWindow {
  readonly context: BrowserContext
  readonly page: Page
  /** Runs a script before those of each page of this visit. */
  runFirst(script: string): Promise<void>
  go(path: string): Promise<void>
  leave(): Promise<void>
}

interface Settings {
  readonly origin: string
  /** Which windows may take each other's place. Without it the window is for one visit. */
  readonly kind: string | undefined
  readonly openContext: () => Promise<BrowserContext>
}

interface OpenWindow {
  readonly context: BrowserContext
  readonly page: Page
  /** The window from outside, looked at only where it is used again. */
  readonly device: () => Promise<CDPSession>
  readonly runFirst: BrowserContext['addInitScript']
  readonly scripts: Disposable[]
  /** Whether somebody has changed what the next visit would find changed. */
  isSpoilt: boolean
}

/** The windows that wait, by their kind; the kind that was asked for last stands last. */
const kept = new WeakMap<Browser, Map<string, OpenWindow[]>>()

/** As many kinds keep a window from one test file to the next. */
const mostKinds = 8

/** What lasts longer than the document, and is not taken back. */
const lasting = {
  page: 'addInitScript addLocatorHandler clock emulateMedia exposeBinding exposeFunction setDefaultTimeout setExtraHTTPHeaders setViewportSize',
  context:
    'addInitScript clock exposeBinding exposeFunction grantPermissions newCDPSession newPage on once route setDefaultTimeout setOffline waitForEvent',
}
const heard = 'console dialog pageerror popup request requestfailed requestfinished response websocket'

/**
 * A window without anything of an earlier visit in it. Where one was left it is taken, since it costs a third of a new one: it has
 * a process, and the scripts of the app are fetched and translated.
 */
export async function takeWindow(browser: Browser, { origin, kind, openContext }: Settings): Promise<KeptWindow> {
  const windows = windowsOf(browser, kind)
  const left = windows?.pop()
  if (left) await empty(left, origin)
  const window = left ?? (await openWindow(origin, await openContext()))
  const { context, page } = window
  let isLeft = false
  return {
    context,
    page,
    async runFirst(script) {
      window.scripts.push(await window.runFirst(script))
    },
    async go(path) {
      if (page.url() === `${origin}${waitingPath}`) await openFirstPage(page, new URL(path, origin).href)
      else await page.goto(path)
    },
    async leave() {
      if (isLeft) return
      isLeft = true
      if (windows && (await isLeftClean(window, origin))) windows.push(window)
      else await context.close()
    },
  }
}

function windowsOf(browser: Browser, kind: string | undefined): OpenWindow[] | undefined {
  if (kind === undefined) return undefined
  const kinds = kept.get(browser) ?? new Map<string, OpenWindow[]>()
  kept.set(browser, kinds)
  const windows = kinds.get(kind) ?? []
  kinds.delete(kind)
  kinds.set(kind, windows)
  return windows
}

/** Closes the windows of a browser but for one of each kind, which waits for the test file that comes next. */
export async function closeWindows(browser: Browser): Promise<void> {
  const waiting = [...(kept.get(browser) ?? [])].filter(([, windows]) => windows.length > 0).slice(-mostKinds)
  const left = new Map(waiting.map(([kind, windows]) => [kind, windows.slice(0, 1)]))
  kept.set(browser, left)
  const contexts = new Set([...left.values()].flat().map(({ context }) => context))
  for (const context of browser.contexts()) if (!contexts.has(context)) await context.close()
}

async function openWindow(origin: string, context: BrowserContext): Promise<OpenWindow> {
  const page = await context.newPage()
  const openDevice = context.newCDPSession.bind(context, page)
  let device: Promise<CDPSession> | undefined
  const window: OpenWindow = {
    context,
    page,
    device: () => (device ??= openDevice()),
    runFirst: context.addInitScript.bind(context),
    scripts: [],
    isSpoilt: false,
  }
  function spoil(): void {
    window.isSpoilt = true
  }
  context.on('page', spoil)
  // Another site keeps things of its own on a device.
  page.on('framenavigated', frame => {
    if (frame.url() !== 'about:blank' && new URL(frame.url()).origin !== origin) spoil()
  })
  spoilAtUse(page, lasting.page, spoil)
  spoilAtUse(context, lasting.context, spoil)
  return window
}

function spoilAtUse(target: Page | BrowserContext, names: string, spoil: () => void): void {
  for (const name of names.split(' ')) {
    const member: unknown = Reflect.get(target, name)
    const value: unknown = typeof member === 'function' ? member.bind(target) : member
    Object.defineProperty(target, name, {
      get() {
        spoil()
        return value
      },
    })
  }
}

/** Leaves the page that is open, and says whether the next visit can have the window. */
async function isLeftClean(window: OpenWindow, origin: string): Promise<boolean> {
  const { page } = window
  if (window.isSpoilt || page.isClosed()) return false
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // The page that it waits at is not to be given what this visit gave to each of its pages: it might do so behind the emptying.
    await Promise.all(window.scripts.splice(0).map(script => script.dispose()))
    await page.goto(`${origin}${waitingPath}`, { waitUntil: 'commit' })
    return !window.isSpoilt
  } catch {
    return false
  }
}

/** Takes from a window whatever a visit has kept in it. */
async function empty(window: OpenWindow, origin: string): Promise<void> {
  const { context, page } = window
  const device = await window.device()
  for (const event of heard.split(' ')) page.removeAllListeners(event)
  await Promise.all([
    page.mouse.move(0, 0),
    page.evaluate('sessionStorage.clear()'),
    device.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    context.clearCookies(),
  ])
  await device.send('Page.resetNavigationHistory')
}

/** Opens the first page in place of the one that the window waits at, so that no way leads back to that one. */
async function openFirstPage(page: Page, address: string): Promise<void> {
  const loaded = page.waitForEvent('load')
  const noReferrer = '<meta name="referrer" content="no-referrer">'
  await page.evaluate(`document.head.innerHTML = '${noReferrer}'; location.replace(${JSON.stringify(address)})`)
  await loaded
}
