import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findViolations } from '../../e2e/findViolations.ts'
import { keptBy, type Visitor } from '../load/signedIn.ts'
import type { Look, Screen } from './screen.ts'

export interface Shot {
  readonly screen: Screen
  readonly look: Look
  readonly picture: Buffer | undefined
  /** What its script or its policy said, what is wider than the screen, and what keeps somebody from reading or using it. */
  readonly troubles: readonly string[]
}

/** Everything that people see: both themes and languages on the narrowest phone, the usual one and a desk. */
export const looks: readonly Look[] = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
].flatMap(size =>
  (['light', 'dark'] as const).flatMap(theme =>
    (['en', 'tl'] as const).map(language => ({ ...size, theme, language })),
  ),
)

/** So long a page may take until it has all that it asks for. */
const patienceMs = 4000
/** Of a long list the beginning says enough. */
const tallest = 2400

export async function openLook(browser: Browser, { url, look, token, isStranger }: Opening): Promise<BrowserContext> {
  const { width, height, theme, language } = look
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies(Object.entries({ theme, lang: language }).map(([name, value]) => ({ name, value, url })))
  const kept = Object.entries(await keptBy(url, { token, isStranger }))
  const script = kept.map(([name, value]) => `localStorage.setItem('${name}', '${value}')`).join(';')
  // A frame without an origin of its own keeps nothing.
  await context.addInitScript(`try { ${script} } catch {}`)
  return context
}

interface Opening extends Visitor {
  readonly url: string
  readonly look: Look
}

export async function takeScreen(context: BrowserContext, screen: Screen, look: Look): Promise<Shot> {
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(error.message))
  try {
    await open(page, screen.path)
    if (screen.link && !(await followLink(page, screen.link)))
      return { screen, look, picture: undefined, troubles: [`Nothing on ${screen.path} leads there.`] }
    if (screen.open) {
      await screen.open(page, look)
      await settle(page)
    }
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
    if (width > look.width) troubles.push(`It is ${width} wide.`)
    troubles.push(...(await findViolations(page)))
    // What lies over a page is as tall as the screen.
    const shown = screen.open ? look.height : Math.max(look.height, Math.min(height, tallest))
    await page.setViewportSize({ width: look.width, height: shown })
    return { screen, look, picture: await page.screenshot({ type: 'jpeg', quality: 70 }), troubles }
  } catch (fault) {
    return { screen, look, picture: undefined, troubles: [...troubles, String(fault).split('\n')[0] ?? ''] }
  } finally {
    await page.close()
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 20_000 })
  await settle(page)
}

/** What still moves or loads after that is shown as it is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: patienceMs }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

async function followLink(page: Page, link: RegExp): Promise<boolean> {
  const address = await readLink(page, link)
  if (address) await open(page, address)
  return address !== undefined
}

async function readLink(page: Page, link: RegExp): Promise<string | undefined> {
  const addresses = await page.locator('a').evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
  return addresses.find(one => link.test(one))
}

/** The first address of this form that a page leads to. */
export async function findLink(context: BrowserContext, address: string, link: RegExp): Promise<string | undefined> {
  const page = await context.newPage()
  await open(page, address)
  const found = await readLink(page, link)
  await page.close()
  return found
}
