import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { titles } from '../../games/fishing/data/index.ts'
import { phone } from '../../packages/testing/browser/browser.ts'
import { launchBrowser } from '../../packages/testing/browser/openBrowser.ts'
import { percentile, table } from '../load/figures.ts'
import { openReefAlone } from './openReefAlone.ts'

const allowedMs = 8
const everyShotMs = 400

interface ReefMeasurement {
  readonly code: string
  readonly seconds: number
  readonly slow: number
}

/** Plays fishing in a browser whose processor is slowed, while three others at the reef shoot as fast as they may. */
export async function playReef({ code, seconds, slow }: ReefMeasurement): Promise<number> {
  const title = titles.get(code)
  if (!title) throw new Error(`There is no game ${code}: ${[...titles.keys()].join(', ')}.`)
  const reef = await openReefAlone(title)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, deviceScaleFactor: 2 })
    const page = await context.newPage()
    await page.goto(reef.url)
    await page.locator('button.play[aria-disabled="false"]').click()
    await page.getByText('10 shots left', { exact: true }).waitFor()
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: slow })
    await device.send('Performance.enable')
    return report(await measure(page, device, seconds), slow)
  } finally {
    await browser.close()
    await reef.close()
  }
}

interface FrameMeasurement {
  readonly frames: number
  readonly seconds: number
  readonly taskMs: number
  readonly scriptMs: number
  readonly gaps: readonly number[]
  readonly shots: number
}

async function measure(page: Page, device: CDPSession, seconds: number): Promise<FrameMeasurement> {
  const box = await page.locator('.water').boundingBox()
  const before = await readMetrics(device)
  const painting = page.workers()[0]
  const count = countFrames(seconds * 1000)
  const counting = painting ? painting.evaluate<number[]>(count) : page.evaluate<number[]>(count)
  let shots = 0
  for (const untilMs = performance.now() + seconds * 1000; performance.now() < untilMs; shots++) {
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
    await page.touchscreen.tap(x + width * (0.2 + 0.12 * (shots % 6)), y + height * (0.15 + 0.16 * (shots % 5)))
    const load = page.locator('button.play[aria-disabled="false"]')
    if (await load.isVisible()) await load.click()
    await wait(everyShotMs)
  }
  const gaps = await counting
  const after = await readMetrics(device)
  const since = (name: string) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))
  return { frames: gaps.length, seconds, taskMs: since('TaskDuration'), scriptMs: since('ScriptDuration'), gaps, shots }
}

async function readMetrics(device: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await device.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** What runs in the page: how long after the one before each frame came. */
function countFrames(forMs: number): string {
  return `new Promise(resolve => {
    const gaps = []
    let last = performance.now()
    const until = last + ${forMs}
    requestAnimationFrame(function frame(now) {
      gaps.push(now - last)
      last = now
      if (now < until) requestAnimationFrame(frame)
      else resolve(gaps)
    })
  })`
}

function report({ frames, seconds, taskMs, scriptMs, gaps, shots }: FrameMeasurement, slow: number): number {
  const perFrame = taskMs / frames
  console.log(
    table([
      [`processor slowed ${slow} times`, ''],
      ['frames a second', (frames / seconds).toFixed(1)],
      ['main thread of a frame, in all', `${perFrame.toFixed(2)} ms`],
      ['of which script', `${(scriptMs / frames).toFixed(2)} ms`],
      ['a frame after the last, median', `${percentile(gaps, 50).toFixed(1)} ms`],
      ['a frame after the last, p99', `${percentile(gaps, 99).toFixed(1)} ms`],
      ['touches', String(shots)],
    ]),
  )
  return perFrame <= allowedMs ? 0 : 1
}
