import { expect, test } from 'vitest'
import { type GameSums, returnOf } from './returns.rules.ts'

/** Random numbers that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Rounds of a game that pays ten times the bet with the given chance, on bets of different sizes. */
function played(rounds: number, wins: number, seed: number): GameSums {
  const draw = chance(seed)
  let sums = { rounds: 0n, bet: 0n, win: 0n, betSquares: 0n, winSquares: 0n, products: 0n }
  for (let round = 0; round < rounds; round++) {
    const bet = BigInt(1 + Math.floor(draw() * 50)) * 10_000n
    const win = draw() < wins ? bet * 10n : 0n
    sums = {
      rounds: sums.rounds + 1n,
      bet: sums.bet + bet,
      win: sums.win + win,
      betSquares: sums.betSquares + bet * bet,
      winSquares: sums.winSquares + win * win,
      products: sums.products + bet * win,
    }
  }
  return sums
}

test('the return is wins over bets, in millionths', () => {
  const sums = { rounds: 2n, bet: 200n, win: 193n, betSquares: 20_000n, winSquares: 37_249n, products: 19_300n }
  expect(returnOf(sums, 965_000)).toEqual({ returnPpm: 965_000, zScore: 0 })
})

test('without a bet there is nothing to compare', () => {
  const none = { rounds: 0n, bet: 0n, win: 0n, betSquares: 0n, winSquares: 0n, products: 0n }
  expect(returnOf(none, 960_000)).toEqual({ returnPpm: undefined, zScore: undefined })
})

test('the wins of games that return what they declare lie within the spread of chance', () => {
  const scores = Array.from({ length: 40 }, (_, seed) => returnOf(played(4000, 0.096, seed + 1), 960_000).zScore ?? 99)
  expect(scores.every(score => Math.abs(score) < 4)).toBe(true)
  const square = scores.reduce((sum, score) => sum + score * score, 0) / scores.length
  expect(square).toBeGreaterThan(0.4)
  expect(square).toBeLessThan(2)
})

test('a game that gives a tenth too much or too little stands out', () => {
  expect(returnOf(played(100_000, 0.106, 7), 960_000).zScore).toBeGreaterThan(4)
  expect(returnOf(played(100_000, 0.086, 8), 960_000).zScore).toBeLessThan(-4)
})
