import { cpus } from 'node:os'

/** How long the machine's processors have worked, and how long there were any, since it started. */
export interface ProcessorTime {
  readonly busyMs: number
  readonly wholeMs: number
}

export function readProcessors(): ProcessorTime {
  return sumTimes(cpus().map(({ times }) => times))
}

export function sumTimes(processors: readonly Readonly<Record<string, number>>[]): ProcessorTime {
  const sum = (times: Readonly<Record<string, number>>) => Object.values(times).reduce((all, ms) => all + ms, 0)
  const wholeMs = processors.reduce((all, times) => all + sum(times), 0)
  const idleMs = processors.reduce((all, { idle = 0 }) => all + idle, 0)
  return { busyMs: wholeMs - idleMs, wholeMs }
}

/** How much of the time between two moments the processors worked, of 100. Near 100 only less work makes a part faster. */
export function busyPercent(before: ProcessorTime, after: ProcessorTime): number {
  const wholeMs = after.wholeMs - before.wholeMs
  return wholeMs <= 0 ? 0 : Math.round((100 * (after.busyMs - before.busyMs)) / wholeMs)
}
