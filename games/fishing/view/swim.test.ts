import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { schoolOf } from '../shape.ts'
import { seedOf, swim } from './swim.ts'

const beginMs = 1_790_000_000_000
const hourMs = 3_600_000

test('a school is where it is for everybody who has the same clock and reef, and elsewhere at another reef', () => {
  const [kind] = schoolOf({ kinds: titles.get('butanding-bay')?.kinds ?? [] })
  if (!kind) throw new Error('There is no fish.')
  const at = (reef: number, fish: number) =>
    Array.from({ length: 60 }, (_, second) =>
      swim({ kind, fish, seed: seedOf('butanding-bay', reef), atMs: beginMs + second * 1000 }),
    )
  expect(at(3, 1)).toEqual(at(3, 1))
  expect(at(3, 1)).not.toEqual(at(4, 1))
  expect(at(3, 1)).not.toEqual(at(3, 2))
})

test.each([...titles])('%s has always enough fish in sight, and each of them comes and goes', (code, title) => {
  const school = schoolOf(title)
  const seed = seedOf(code, 0)
  const seen = school.map(() => 0)
  let fewest = school.length
  for (let atMs = beginMs; atMs < beginMs + hourMs; atMs += 1000) {
    const here = school.flatMap((kind, fish) => {
      const swimmer = swim({ kind, fish, seed, atMs })
      return swimmer && swimmer.x > 0 && swimmer.x < 1 ? [fish] : []
    })
    for (const fish of here) seen[fish] = (seen[fish] ?? 0) + 1
    fewest = Math.min(fewest, here.length)
  }
  expect(fewest).toBeGreaterThanOrEqual(4)
  for (const seconds of seen) expect([seconds > 1000, seconds < 3000]).toEqual([true, true])
})

test('a fish swims: from one picture to the next it goes no further than one can follow, and stays in the water', () => {
  let [farthest, highest, lowest] = [0, 1, 0]
  for (const title of titles.values()) {
    for (const [fish, kind] of schoolOf(title).entries()) {
      const way = Array.from({ length: 3600 }, (_, at) => swim({ kind, fish, seed: 7, atMs: beginMs + at * 16 }))
      const heights = way.flatMap(now => now?.y ?? [])
      const steps = way.map((now, at) =>
        now && way[at - 1]?.lap === now.lap ? Math.abs(now.x - (way[at - 1]?.x ?? 0)) : 0,
      )
      highest = Math.min(highest, ...heights)
      lowest = Math.max(lowest, ...heights)
      farthest = Math.max(farthest, ...steps)
    }
  }
  expect(farthest).toBeLessThan(0.01)
  expect([highest > 0, lowest < 0.9]).toEqual([true, true])
})
