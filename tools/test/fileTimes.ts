import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How many seconds each test file took by itself, of those that take long; refreshed by `npm test -- --keep-times`. */
export type FileTimes = Readonly<Record<string, number>>

export const fileTimesPath = fileURLToPath(new URL('./fileTimes.json', import.meta.url))

/** What takes less is not worth a line. */
const leastSeconds = 5
const dearest = 10

export function readFileTimes(path = fileTimesPath): FileTimes {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FileTimes) : {}
}

/** The kept times as text: those that were measured now, and those that were not and whose file is still there. */
export function fileTimesText(kept: FileTimes, measured: FileTimes, isThere: (file: string) => boolean): string {
  const all = Object.entries({ ...kept, ...measured }).map(([file, seconds]) => [file, Math.round(seconds)] as const)
  const long = all.filter(([file, seconds]) => seconds >= leastSeconds && isThere(file))
  return `${JSON.stringify(Object.fromEntries(long.sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`
}

/** The longest first, so that no worker is left with one when all others are done. Of the rest the order stays. */
export function longestFirst<T>(files: readonly T[], times: FileTimes, nameOf: (file: T) => string): T[] {
  return files.toSorted((one, other) => (times[nameOf(other)] ?? 0) - (times[nameOf(one)] ?? 0))
}

/** The files that took longest, a line each. */
export function dearestLines(measured: FileTimes): string {
  const all = Object.entries(measured).sort(([, one], [, other]) => other - one)
  return all
    .slice(0, dearest)
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${file}`)
    .join('\n')
}
