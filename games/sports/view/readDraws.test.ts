import { fairDraws } from '@saya/game-math'
import { expect, test } from 'vitest'
import { leagues } from '../data/index.ts'
import { drawMatch } from '../rules/index.ts'
import { readDraws } from './readDraws.ts'

test.each([...leagues.values()])('the draws of a match of $code are read as the rules have read them', league => {
  let overtimes = 0
  for (let number = 0; number < 400; number++) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(9), clientSeed: 'word', nonce: number })
    const { shown, draws } = drawMatch(league, number, rng)
    const meant = readDraws(league, number, draws)
    expect([meant.periods, meant.goals]).toEqual([shown.periods, shown.goals])
    expect(meant.means).toHaveLength(draws.length)
    expect(meant.isWhole).toBe(true)
    // Out of more or fewer another number is drawn of the same seed.
    const others = draws.map((draw, at) => (at === number % draws.length ? { ...draw, of: draw.of + 1 } : draw))
    expect(readDraws(league, number, others).isWhole).toBe(false)
    expect(readDraws(league, number, draws.slice(1)).isWhole).toBe(false)
    expect(readDraws(league, number, [...draws, { of: 2, value: 0 }]).isWhole).toBe(false)
    if (shown.periods.length > league.model.periods) overtimes++
  }
  expect(overtimes > 0).toBe(league.model.sport === 'basketball')
})
