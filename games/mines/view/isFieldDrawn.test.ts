import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import { firstPlace, take } from '../shape.ts'
import { isFieldDrawn } from './isFieldDrawn.ts'

test.each([...titles.values()])('what $code has hidden is what its draws stand for, and nothing else is', title => {
  const ends = new Set<string | null>()
  for (let turn = 0; turn < 120; turn++) {
    const { code: mode = 0 } = title.ways[turn % title.ways.length] ?? {}
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce: turn })
    const stake = BigInt(title.stakes[0] ?? 10) * 10_000n
    const again = { title, mode, stake }
    const drawn = () => fairDraws({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'word', nonce: turn })
    const first = play({ ...again, rng, choices: [firstPlace] })
    const { shown, draws } = first.shown.end ? first : play({ ...again, rng: drawn(), choices: [firstPlace, take] })
    ends.add(shown.end)
    expect(isFieldDrawn(title, shown, draws)).toBe(true)
    const others = [
      { ...shown, hidden: (shown.hidden ?? []).map((bad, at) => (at === 0 ? bad + 1 : bad)) },
      { ...shown, hidden: null },
      { ...shown, pay: shown.pay + 1 },
      { ...shown, way: -1 },
      shown.end === 'lost'
        ? { ...shown, end: 'taken' as const, hit: null }
        : { ...shown, end: 'lost' as const, hit: 0 },
    ]
    for (const other of others) expect(isFieldDrawn(title, other, draws)).toBe(false)
    expect(isFieldDrawn(title, shown, draws.slice(1))).toBe(false)
    const outOfMore = draws.map((draw, at) => (at === 0 ? { ...draw, of: draw.of + 1 } : draw))
    expect(isFieldDrawn(title, shown, outOfMore)).toBe(false)
  }
  expect(ends).toContain('lost')
})
