import type { Browser, Page } from 'playwright-core'
import { pageTasks, type Task, type TraceEvent } from './pageTasks.ts'

const frameUs = 1_000_000 / 60
/** So many frames a screen shows in a tenth of a second. */
const tenth = 6

export interface Work {
  /** For each sixtieth of a second, the milliseconds of all tasks that began in it. */
  readonly frames: readonly number[]
  /** The same for each tenth of a second, spread over its six frames. */
  readonly tenths: readonly number[]
}

interface WatchedAct {
  /** So many times as long a phone takes for what this machine does. */
  readonly slower: number
  act(): Promise<void>
}

/** How much the page's own thread works for each frame while something is done: the browser's own record of its tasks. */
export async function watchWork(browser: Browser, page: Page, { slower, act }: WatchedAct): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return workOf(pageTasks(traceEvents).map(task => ({ ...task, workedUs: slower * task.workedUs })))
}

/** Of the thread that worked most: browsers keep empty pages ready beside the one that is looked at. */
export function workOf(tasks: readonly Task[]): Work {
  const sums = new Map<string, number>()
  for (const { thread, workedUs } of tasks) sums.set(thread, (sums.get(thread) ?? 0) + workedUs)
  const [busiest] = [...sums].sort(([, one], [, other]) => other - one)[0] ?? ['']
  const own = tasks.filter(({ thread }) => thread === busiest)
  const beganUs = own.reduce((least, { atUs }) => Math.min(least, atUs), Number.POSITIVE_INFINITY)
  const frames: number[] = []
  for (const { atUs, workedUs } of own) {
    const at = Math.floor((atUs - beganUs) / frameUs)
    while (frames.length <= at) frames.push(0)
    frames[at] = (frames[at] ?? 0) + workedUs / 1000
  }
  const tenths = Array.from({ length: Math.ceil(frames.length / tenth) }, (_, at) =>
    frames.slice(at * tenth, (at + 1) * tenth).reduce((sum, ms) => sum + ms / tenth, 0),
  )
  return { frames, tenths }
}
