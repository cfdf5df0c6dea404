import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

const everyMs = 100
const frameMs = 1000 / 60

interface Moment {
  readonly atMs: number
  /** How long the page's own thread has worked in all, in milliseconds. */
  readonly workedMs: number
}

/**
 * How much the page's own thread works for each frame, over so long: one figure for each tenth of a second, spread over the
 * frames that a screen shows in it. The asking itself is in it, and nothing else is asked of the page meanwhile.
 */
export async function watchWork(line: CDPSession, forMs: number): Promise<number[]> {
  await line.send('Performance.enable')
  const work: number[] = []
  let before = await look(line)
  for (const endMs = performance.now() + forMs; performance.now() < endMs; ) {
    await wait(everyMs)
    const now = await look(line)
    work.push(workPerFrame(before, now))
    before = now
  }
  return work
}

export function workPerFrame(before: Moment, now: Moment): number {
  return ((now.workedMs - before.workedMs) / (now.atMs - before.atMs)) * frameMs
}

async function look(line: CDPSession): Promise<Moment> {
  const { metrics } = await line.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { atMs: of('Timestamp') * 1000, workedMs: of('TaskDuration') * 1000 }
}
