import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright-core'
import { chromiumArguments } from '../packages/testing/browser/chromiumArguments.ts'
import { findChromium } from '../packages/testing/browser/findChromium.ts'
import type { Bench } from './load/bench.ts'
import { textOption } from './load/options.ts'
import { keptBy, signIn } from './load/signedIn.ts'
import { startProduct } from './load/startProduct.ts'
import { listScreens } from './screens/addresses.ts'
import type { Onlooker, Screen } from './screens/screen.ts'
import { findLink } from './screens/takeScreen.ts'

/**
 * Lighthouse's own score of accessibility for each screen that has an address. What a press opens has none to give it:
 * `npm run screens` holds those against axe, whose rules are also Lighthouse's.
 */
export const bench: Bench = {
  summary:
    'Lighthouse accessibility of every screen of the player: [--only PART-OF-AN-ADDRESS] [--who member] [--theme light]',
  async run(args) {
    const only = textOption(args, 'only') ?? ''
    const who = textOption(args, 'who')
    const theme = textOption(args, 'theme') ?? 'light'
    const screens = listScreens().filter(
      screen => !screen.open && screen.name.includes(only) && (who === undefined || screen.who === who),
    )
    process.on('unhandledRejection', hearLeft)
    const product = await startProduct()
    const profile = await mkdtemp(join(tmpdir(), 'saya-lighthouse-'))
    const launched = await launch({
      chromePath: findChromium(),
      userDataDir: profile,
      chromeFlags: [...chromiumArguments],
    })
    try {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${launched.port}`)
      const context = browser.contexts()[0]
      if (!context) throw new Error('The browser has no window.')
      await context.addCookies([{ name: 'theme', value: theme, url: product.url }])
      const bad = await scoreAll(screens, { url: product.url, port: launched.port, context })
      console.log(`${screens.length - bad} of ${screens.length} screens have 100, in the ${theme} theme`)
      await browser.close()
      return bad > 0 ? 1 : 0
    } finally {
      process.off('unhandledRejection', hearLeft)
      launched.kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
      await product.stop()
    }
  },
}

/** So long a page may take until it has all that it asks for. */
const patienceMs = 6000

/** Lighthouse goes on asking a page whether it is quiet after it has closed it, and nobody waits for that answer. */
function hearLeft(fault: unknown): void {
  if (!String(fault).includes('Session closed')) throw fault
}

interface Place {
  readonly url: string
  readonly port: number
  readonly context: BrowserContext
}

/** One onlooker after another, since all of them share one device. Answers how many screens have less than 100. */
async function scoreAll(screens: readonly Screen[], place: Place): Promise<number> {
  const tokens: Partial<Record<Onlooker, string>> = {
    member: await signIn(place.url, 0),
    newcomer: await signIn(place.url, 1),
    reviewed: await signIn(place.url, 2),
  }
  let bad = 0
  for (const who of new Set(screens.map(screen => screen.who))) {
    await becomes(place, await keptBy(place.url, { token: tokens[who], isStranger: who === 'stranger' }))
    for (const screen of screens.filter(one => one.who === who)) {
      const { score, faults } = await scoreOf(screen, place)
      console.log(`${String(score).padStart(3)} ${screen.name}${faults.length > 0 ? `: ${faults.join('; ')}` : ''}`)
      if (score < 100) bad++
    }
  }
  return bad
}

/** Keeps on the device what the next onlooker has there, from an address without scripts. */
async function becomes({ url, context }: Place, kept: Readonly<Record<string, string>>): Promise<void> {
  const page = await context.newPage()
  await page.goto(new URL('/healthz', url).href)
  await page.evaluate(all => {
    localStorage.clear()
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, kept)
  await page.close()
}

interface Score {
  readonly score: number
  readonly faults: readonly string[]
}

async function scoreOf({ path, link }: Screen, { url, port, context }: Place): Promise<Score> {
  const address = link ? await findLink(context, new URL(path, url).href, link) : path
  if (address === undefined) return { score: 0, faults: [`Nothing on ${path} leads there.`] }
  const result = await lighthouse(new URL(address, url).href, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility'],
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    throttlingMethod: 'provided',
    skipAboutBlank: true,
    // A line for live news stays open, so that a page is never idle.
    maxWaitForLoad: patienceMs,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 0,
  })
  if (!result) return { score: 0, faults: ['Lighthouse gave no result.'] }
  const { audits, categories, runtimeError } = result.lhr
  const counted = categories.accessibility?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  const faults = counted.flatMap(({ id }) => (audits[id]?.score === 0 ? [audits[id].title] : []))
  return {
    score: Math.round((categories.accessibility?.score ?? 0) * 100),
    faults: runtimeError ? [...faults, runtimeError.message] : faults,
  }
}
