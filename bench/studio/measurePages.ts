import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { ask } from '../../packages/testing/ask.ts'
import { phone } from '../../packages/testing/browser/browser.ts'
import { launchBrowser } from '../../packages/testing/browser/openBrowser.ts'
import type { StudioWorld } from '../../packages/testing/parties/studioWorld.ts'
import { percentile, table } from '../load/figures.ts'
import { findPlayer, type PagePlayer } from '../play/gamePage.ts'
import { openPlayWorld, type OwnTitle } from '../play/openPlayWorld.ts'
import { type Work, watchWork } from './watchWork.ts'

const percents = [50, 95, 99, 100]
const goals = { scriptKb: 150, playableMs: 2000, workMs: 8 } as const
/** A phone a quarter as fast as this machine. */
const slower = 4
/** 1.6 megabits a second down, 750 kilobits up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** A connection and its secrecy take two ways there and back, which this machine's own network does not. */
const connectingMs = 2 * slow4g.latency
/** So long each page is played: a game of one's own for some rounds, a table until its result is there. */
const soloMs = 12_000
const sharedMs = 20_000
const betweenTouchesMs = 900

interface PageFigures {
  readonly scriptKb: number
  readonly otherKb: number
  readonly playableMs: number
  readonly work: Work
}

/** One title of each kind of page, or of some kinds only, or the titles of these codes. */
export async function measurePages(wanted?: readonly string[]): Promise<void> {
  const place = await openPlayWorld()
  const browser = await launchBrowser()
  try {
    const firsts = [...new Map(place.titles.toReversed().map(title => [title.view, title])).values()].toReversed()
    const rows: string[][] = []
    const named = place.titles.filter(({ code }) => wanted?.includes(code))
    for (const title of [...firsts.filter(({ view }) => wanted?.includes(view) ?? true), ...named]) {
      process.stderr.write(`Looking at ${title.name}\n`)
      const figures = await measurePage(place.on, browser, title)
      rows.push([`${title.view} (${title.code})`, ...cellsOf(figures)])
    }
    const work = percents.map(percent => `p${percent} ms`)
    const share = `within ${goals.workMs}`
    const head = ['', 'script KB', 'rest KB', 'playable ms', 'frames', ...work, share, 'each p95', share, 'missed']
    console.log(`\n${table([head, ...rows])}\n`)
  } finally {
    await browser.close()
    await place.close()
  }
}

function cellsOf({ scriptKb, otherKb, playableMs, work }: PageFigures): string[] {
  const { tenths, frames } = work
  const share = (all: readonly number[]) =>
    `${((100 * all.filter(ms => ms <= goals.workMs).length) / all.length).toFixed(1)} %`
  const missed = [
    scriptKb > goals.scriptKb && 'script',
    playableMs > goals.playableMs && 'playable',
    percentile(tenths, 95) > goals.workMs && 'work',
  ]
  return [
    scriptKb.toFixed(1),
    otherKb.toFixed(1),
    playableMs.toFixed(0),
    String(frames.length),
    ...percents.map(percent => percentile(tenths, percent).toFixed(1)),
    share(tenths),
    percentile(frames, 95).toFixed(1),
    share(frames),
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
    const playableMs = (await playableAt(page)) + connectingMs
    await line.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1 })
    const bytes = await page.evaluate<(readonly [path: string, size: number])[]>(
      `performance.getEntriesByType('resource').map(file => [new URL(file.name).pathname, file.encodedBodySize])`,
    )
    await hands.ready(page)
    const forMs = on.deps.tables.has(code) ? sharedMs : soloMs
    // The browser slows a page by the clock, so that what else the machine does counts four times too. Processor time does not.
    await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const work = await watchWork(browser, page, {
      slower,
      act: () => playByTouch({ page, line, hands }, forMs),
    })
    const kb = (isWanted: (path: string) => boolean) =>
      bytes.filter(([path]) => isWanted(path)).reduce((sum, [, size]) => sum + size, 0) / 1024
    const isScript = (path: string) => path.endsWith('.js')
    return { scriptKb: kb(isScript), otherKb: kb(path => !isScript(path)), playableMs, work }
  } finally {
    await context.close()
  }
}

/** The page's own policy lets nothing wait in it, so that it is asked again and again. */
async function playableAt(page: Page): Promise<number> {
  for (const endMs = performance.now() + 30_000; performance.now() < endMs; await wait(50)) {
    const atMs = await page.evaluate<number | undefined>('window.playableAtMs')
    if (atMs !== undefined) return atMs
  }
  throw new Error('There was nothing to be pressed within 30 s.')
}

interface Playing {
  readonly page: Page
  readonly line: CDPSession
  readonly hands: PagePlayer
}

/** Touches as a finger does. What drives browsers in tests runs scripts of its own in a page, which no player's page does. */
async function playByTouch({ page, line, hands }: Playing, forMs: number): Promise<void> {
  let next = 0
  for (const endMs = performance.now() + forMs; performance.now() < endMs; await wait(betweenTouchesMs)) {
    for (let passed = 0; passed < hands.touches.length; passed++) {
      const selector = hands.touches[next++ % hands.touches.length] ?? ''
      const { result } = await line.send('Runtime.evaluate', { expression: findTouch(selector), returnByValue: true })
      const place = result.value as { readonly x: number; readonly y: number } | null
      if (!place) continue
      await page.touchscreen.tap(place.x, place.y)
      break
    }
  }
}

/** For the page: the middle of any of these that is to be seen. */
function findTouch(selector: string): string {
  return `(() => {
    const seen = [...document.querySelectorAll(${JSON.stringify(selector)})].filter(one => one.checkVisibility())
    const box = seen[Math.floor(Math.random() * seen.length)]?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  })()`
}

/** For the page: looks at each frame whether what can be pressed is there, and notes when it first was. */
function noteWhenThere(selector: string): string {
  return `(function look() {
    if (document.querySelector(${JSON.stringify(selector)})) window.playableAtMs = performance.now()
    else requestAnimationFrame(look)
  })()`
}
