import type { Browser } from 'playwright-core'
import { ask } from '../../packages/testing/ask.ts'
import { openBrowser, phone } from '../../packages/testing/browser.ts'
import type { StudioWorld } from '../../packages/testing/studioWorld.ts'
import { percentile, table } from '../load/figures.ts'
import { findPlayer } from '../play/gamePage.ts'
import { openPlayWorld, type OwnTitle } from '../play/openPlayWorld.ts'
import { watchWork } from './watchWork.ts'

const goals = { scriptKb: 150, playableMs: 2000, workMs: 8 } as const
/** A phone a quarter as fast as this machine. */
const slower = 4
/** 1.6 megabits a second down, 750 kilobits up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** A connection and its secrecy take two ways there and back, which this machine's own network does not. */
const connectingMs = 2 * slow4g.latency
/** As long as a page shows what a press has begun: of a table until its result is there. */
const soloRoundMs = 5000
const sharedRoundMs = 20_000

interface PageFigures {
  readonly scriptKb: number
  readonly otherKb: number
  readonly playableMs: number
  /** What the page's own thread did for each frame of a round, a tenth of a second at a time. */
  readonly work: readonly number[]
}

/** One title of each kind of page. */
export async function measurePages(): Promise<void> {
  const place = await openPlayWorld()
  const browser = await openBrowser()
  try {
    const firsts = [...new Map(place.titles.toReversed().map(title => [title.view, title])).values()].toReversed()
    const rows: string[][] = []
    for (const title of firsts) {
      process.stderr.write(`Looking at ${title.name}\n`)
      const figures = await measurePage(place.on, browser, title)
      rows.push([`${title.view} (${title.code})`, ...cellsOf(figures)])
    }
    const work = [50, 95, 99, 100].map(percent => `work p${percent} ms`)
    const head = ['', 'script KB', 'rest KB', 'playable ms', 'frames', ...work, `within ${goals.workMs} ms`, 'missed']
    console.log(`\n${table([head, ...rows])}\n`)
  } finally {
    await browser.close()
    await place.close()
  }
}

function cellsOf({ scriptKb, otherKb, playableMs, work }: PageFigures): string[] {
  const parts = [50, 95, 99, 100].map(percent => percentile(work, percent).toFixed(1))
  const share = work.filter(ms => ms <= goals.workMs).length / work.length
  const missed = [
    scriptKb > goals.scriptKb && 'script',
    playableMs > goals.playableMs && 'playable',
    percentile(work, 95) > goals.workMs && 'work',
  ]
  return [
    scriptKb.toFixed(1),
    otherKb.toFixed(1),
    playableMs.toFixed(0),
    String(work.length * 6),
    ...parts,
    `${(share * 100).toFixed(1)} %`,
    missed.filter(Boolean).join(', ') || '–',
  ]
}

async function measurePage(on: StudioWorld, browser: Browser, { code, view }: OwnTitle): Promise<PageFigures> {
  const hands = await findPlayer(view)
  const player = await on.player()
  const { data: address } = await ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, player)
  const context = await browser.newContext({ viewport: phone, hasTouch: true })
  context.setDefaultTimeout(60_000)
  try {
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', slow4g)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(noteWhenThere(hands.playable))
    await page.goto(address)
    const playable = await page.waitForFunction<number>('window.playableAtMs', undefined, { timeout: 30_000 })
    const playableMs = (await playable.jsonValue()) + connectingMs
    await line.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1 })
    const bytes = await page.evaluate<(readonly [path: string, size: number])[]>(
      `performance.getEntriesByType('resource').map(file => [new URL(file.name).pathname, file.encodedBodySize])`,
    )
    await hands.ready(page)
    await hands.begin(page)
    const work = await watchWork(line, on.deps.tables.has(code) ? sharedRoundMs : soloRoundMs)
    const kb = (isWanted: (path: string) => boolean) =>
      bytes.filter(([path]) => isWanted(path)).reduce((sum, [, size]) => sum + size, 0) / 1024
    const isScript = (path: string) => path.endsWith('.js')
    return { scriptKb: kb(isScript), otherKb: kb(path => !isScript(path)), playableMs, work }
  } finally {
    await context.close()
  }
}

/** For the page: looks at each frame whether what can be pressed is there, and notes when it first was. */
function noteWhenThere(selector: string): string {
  return `(function look() {
    if (document.querySelector(${JSON.stringify(selector)})) window.playableAtMs = performance.now()
    else requestAnimationFrame(look)
  })()`
}
