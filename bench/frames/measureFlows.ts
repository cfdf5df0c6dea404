import type { Browser, BrowserContext, Page } from 'playwright-core'
import { phone } from '../../packages/testing/browser/browser.ts'
import { launchBrowser } from '../../packages/testing/browser/openBrowser.ts'
import { percentile, table } from '../load/figures.ts'
import { keptBy, signIn } from '../load/signedIn.ts'
import { startProduct } from '../load/startProduct.ts'
import { watchWork, type Work } from '../studio/watchWork.ts'
import { type Flow, flows } from './flows.ts'
import { type FrameEvent, type ShownFrames, shownFrames } from './shownFrames.ts'

/** A screen that shows sixty frames a second waits so long for each. */
const frameMs = 1000 / 60
/** Of a hundred frames in which something moves, so many may be missed. */
const mayMiss = 5

interface FlowFrames {
  readonly name: string
  readonly work: Work
  readonly shown: ShownFrames
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
    const all: FlowFrames[] = []
    for (const flow of chosen) {
      const works: Work[] = []
      const showns: ShownFrames[] = []
      for (let round = 0; round < rounds; round++) {
        const open = () => openFlow(browser, { url: product.url, flow, token: tokens[flow.who] })
        const working = await open()
        works.push(await watchWork(browser, working, { slower, act: () => flow.act(working) }))
        await working.context().close()
        const shown = await open()
        showns.push(await watchFrames(browser, shown, { slower, act: () => flow.act(shown) }))
        await shown.context().close()
      }
      all.push({
        name: flow.name,
        work: { frames: works.flatMap(one => one.frames), tenths: works.flatMap(one => one.tenths) },
        shown: { due: sum(showns.map(({ due }) => due)), missed: sum(showns.map(({ missed }) => missed)) },
      })
    }
    return report(all)
  } finally {
    await browser.close()
    await product.stop()
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
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

interface Opening {
  readonly url: string
  readonly flow: Flow
  readonly token: string | undefined
}

/** The page on which a flow begins, when nothing is loaded any more. */
async function openFlow(browser: Browser, { url, flow, token }: Opening): Promise<Page> {
  const context = await openPhone(browser, url, token)
  const page = await context.newPage()
  await page.goto(flow.path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  // A line for live news may stay open, so that it is never idle.
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {})
  return page
}

interface WatchedAct {
  readonly slower: number
  act(): Promise<void>
}

/** What the eye sees of it, where the page's thread is slowed in earnest. */
async function watchFrames(browser: Browser, page: Page, { slower, act }: WatchedAct): Promise<ShownFrames> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: FrameEvent[] }
  return shownFrames(traceEvents)
}

function report(all: readonly FlowFrames[]): number {
  const rows = all.map(({ name, work: { frames, tenths }, shown }) => {
    const late = frames.filter(ms => ms > frameMs).length
    const missed = (100 * shown.missed) / Math.max(1, shown.due)
    return { name, frames: frames.length, p95: percentile(tenths, 95), most: Math.max(...tenths), late, missed, shown }
  })
  console.log(
    table([
      ['', 'frames', 'p95 ms', 'most ms', 'late', 'moving', 'missed'],
      ...rows.map(({ name, frames, p95, most, late, missed, shown }) => [
        name,
        String(frames),
        p95.toFixed(1),
        most.toFixed(1),
        `${late} (${((100 * late) / frames).toFixed(1)} %)`,
        String(shown.due),
        `${shown.missed} (${missed.toFixed(1)} %)`,
      ]),
    ]),
  )
  return rows.every(({ p95, missed }) => p95 <= frameMs && missed <= mayMiss) ? 0 : 1
}
