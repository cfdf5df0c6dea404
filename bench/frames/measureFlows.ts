import type { Browser, BrowserContext } from 'playwright-core'
import { phone } from '../../packages/testing/browser/browser.ts'
import { launchBrowser } from '../../packages/testing/browser/openBrowser.ts'
import { percentile, table } from '../load/figures.ts'
import { keptBy, signIn } from '../load/signedIn.ts'
import { startProduct } from '../load/startProduct.ts'
import { watchWork, type Work } from '../studio/watchWork.ts'
import { type Flow, flows } from './flows.ts'

/** A screen that shows sixty frames a second waits so long for each. */
const frameMs = 1000 / 60

interface FlowWork {
  readonly name: string
  readonly work: Work
}

interface FlowsMeasurement {
  /** A part of the names of those that are measured. */
  readonly only: string
  /** How often each is gone through. */
  readonly rounds: number
  readonly slower: number
}

/** Each flow by touch, with everything that moves, on a phone so many times slower. Answers 1 where one is not smooth. */
export async function measureFlows({ only, rounds, slower }: FlowsMeasurement): Promise<number> {
  const chosen = flows.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    const tokens = { guest: undefined, member: await signIn(product.url, 0), newcomer: await signIn(product.url, 1) }
    const all: FlowWork[] = []
    for (const flow of chosen) {
      const works: Work[] = []
      for (let round = 0; round < rounds; round++) {
        const context = await openPhone(browser, product.url, tokens[flow.who])
        works.push(await measure({ browser, context, flow, slower }))
        await context.close()
      }
      const work = { frames: works.flatMap(one => one.frames), tenths: works.flatMap(one => one.tenths) }
      all.push({ name: flow.name, work })
    }
    return report(all)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function openPhone(browser: Browser, url: string, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    deviceScaleFactor: 2,
    baseURL: url,
    serviceWorkers: 'block',
  })
  const kept = Object.entries(await keptBy(url, { token }))
  const script = kept.map(([name, value]) => `localStorage.setItem('${name}', '${value}')`).join(';')
  // A frame without an origin of its own keeps nothing, and whoever signs in here stays signed in.
  await context.addInitScript(`try { ${script} } catch {}`)
  return context
}

interface Measurement {
  readonly browser: Browser
  readonly context: BrowserContext
  readonly flow: Flow
  readonly slower: number
}

async function measure({ browser, context, flow, slower }: Measurement): Promise<Work> {
  const page = await context.newPage()
  await page.goto(flow.path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  // A line for live news may stay open, so that it is never idle.
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {})
  return watchWork(browser, page, { slower, act: () => flow.act(page) })
}

function report(all: readonly FlowWork[]): number {
  const rows = all.map(({ name, work: { frames, tenths } }) => {
    const late = frames.filter(ms => ms > frameMs).length
    const p95 = percentile(tenths, 95)
    return { name, frames: frames.length, p95, most: Math.max(...tenths), late }
  })
  console.log(
    table([
      ['', 'frames', 'p95 ms', 'most ms', 'late'],
      ...rows.map(({ name, frames, p95, most, late }) => [
        name,
        String(frames),
        p95.toFixed(1),
        most.toFixed(1),
        `${late} (${((100 * late) / frames).toFixed(1)} %)`,
      ]),
    ]),
  )
  return rows.every(({ p95 }) => p95 <= frameMs) ? 0 : 1
}
