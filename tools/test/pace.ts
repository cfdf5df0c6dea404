import { createHash } from 'node:crypto'

/** How long the work below takes on the machine that the budgets were written on. */
const writtenOnMs = 160

/** However long it takes: a machine that is slower than this is not one to judge by. */
const slowest = 3

/**
 * How many times slower this machine is at the moment than the one the budgets were written on. Machines of one kind
 * differ by two, and a part is to fail because it became dearer and not because of where it ran.
 */
export function measurePace(): number {
  return paceOf(Array.from({ length: 5 }, timeWork))
}

/** The middle one of several: the first is slow because it is the first, and one may be disturbed. */
export function paceOf(timesMs: readonly number[]): number {
  const middle = timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length / 2)] ?? writtenOnMs
  return Math.min(slowest, Math.max(1, middle / writtenOnMs))
}

/** Some of what tests do all day: objects made and forgotten, sorted, written, read and hashed. */
function timeWork(): number {
  const startedAt = performance.now()
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ rank: (index * 7919) % 100_003, name: `x${index}` }))
  rows.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
  for (let index = 0; index < 25; index += 1) hash.update(Buffer.alloc(1 << 20, index))
  hash.digest()
  return performance.now() - startedAt
}
