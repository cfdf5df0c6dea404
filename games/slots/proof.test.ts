import { fairDraws, replayed, roundReturn, simulationRng, volatilityOf } from '@saya/game-math'
import { expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import { choose, exposureOf, halfWidth, largestRound, play, type Sample, simulate } from './rules/index.ts'
import type { ReelGame, RoundOutcome, Title } from './shape.ts'

const rounds = 60_000
const largestExposure = 1_000_000
const named = [...titles]

/** The return a title must have, in hundredths of the stake. */
function declaredReturn({ declared }: Title): number {
  return declared.returnPpm / 10_000
}

test.each(named)('the return of %s, computed from its tables, is the declared one', (_, title) => {
  expect(Math.abs(roundReturn(title).whole - declaredReturn(title))).toBeLessThanOrEqual(0.01)
})

test.each(named)('rounds of %s that are really played come to what is declared', (_, title) => {
  const sample = simulated(title)
  expect(Math.abs(sample.mean - declaredReturn(title))).toBeLessThanOrEqual(1.3 * halfWidth(sample))
  const hit = title.declared.hitPpm / 1_000_000
  const hitError = Math.sqrt((hit * (1 - hit)) / rounds)
  expect(Math.abs(sample.hits / rounds - hit)).toBeLessThanOrEqual(3.3 * hitError + 0.0005)
  expect(title.declared.volatility).toBe(volatilityOf(title.declared.deviation))
  expect(sample.deviation).toBeGreaterThan(title.declared.deviation * 0.6)
  expect(sample.deviation).toBeLessThan(title.declared.deviation * 1.4)
  expect(sample.biggest).toBeLessThanOrEqual(title.mostWin * 100)
})

test.each(named)('no stake of %s exposes the house to more than may be lost in one round', (_, title) => {
  for (const { mostWin } of exposureOf(title)) expect(mostWin).toBeLessThanOrEqual(largestExposure)
})

test.each(named)('the most that %s says a round can pay is what a round pays that can be drawn', (_, title) => {
  const stake = BigInt(title.stakes[0] ?? 1) * 10_000n
  const played = play({ title, stake, rng: replayed(largestRound(title)) })
  const { next } = played
  const boxes = next?.prizes.map((_prize, choice) => choose({ title, stake, next, choice }).win) ?? []
  const most = [played.win, ...boxes].reduce((one, other) => (other > one ? other : one))
  expect(Math.ceil(Number((most * 100n) / stake) / 100)).toBe(title.mostWin)
})

const hasThreeReels = ({ game }: Title) => game.kind !== 'cascade' && game.strips.length === 3

test.each(named.filter(([, title]) => hasThreeReels(title)))(
  'hits, swings and the most of %s are counted over every stop of its reels',
  (_, title) => {
    const { strips } = title.game as ReelGame
    const stake = BigInt(title.stakes[0] ?? 1) * 10_000n
    let windows: number[][] = [[]]
    for (const { length } of strips)
      windows = windows.flatMap(stops => Array.from({ length }, (_stop, at) => [...stops, at]))
    const each = windows.map(stops => {
      const draws = stops.map((value, reel) => ({ of: strips[reel]?.length ?? 0, value }))
      return Number((play({ title, stake, rng: replayed(draws) }).win * 100n) / stake)
    })
    const mean = each.reduce((sum, pay) => sum + pay, 0) / each.length
    const squares = each.reduce((sum, pay) => sum + pay * pay, 0) / each.length
    const { hitPpm, deviation } = title.declared
    expect(Math.abs(mean - declaredReturn(title))).toBeLessThanOrEqual(0.01)
    expect(Math.abs(each.filter(pay => pay > 0).length / each.length - hitPpm / 1e6)).toBeLessThan(0.0001)
    expect(Math.abs(Math.sqrt(squares - mean * mean) - deviation)).toBeLessThan(1)
    expect(Math.ceil(Math.max(...each) / 100)).toBe(title.mostWin)
  },
)

test.each(named.filter(([, title]) => !hasThreeReels(title)))(
  'the volatility of %s does not hang on how exactly its swings are known',
  (_, { declared }) => {
    // They are those of millions of rounds that were really played: `saya rtp`.
    for (const part of [0.95, 1.05]) expect(volatilityOf(part * declared.deviation)).toBe(declared.volatility)
  },
)

test.each(named)('the catalogue says of %s what is proven here', (code, title) => {
  const row = catalogue.find(game => game.code === code)
  expect(row).toMatchObject({ rtp_ppm: title.declared.returnPpm, volatility: title.declared.volatility })
  expect(row).toMatchObject({ en_name: title.name.en, tl_name: title.name.tl })
})

test.each(named)('a round of %s that is played again with its draws is the same round', (_, title) => {
  const stake = BigInt(title.stakes[0] ?? 1) * 10_000n
  for (let nonce = 0; nonce < 200; nonce++) {
    const rng = fairDraws({ serverSeed: new Uint8Array(32).fill(3), clientSeed: title.code, nonce })
    const first = play({ title, stake, rng })
    expect(play({ title, stake, rng: replayed(first.draws) })).toEqual(first)
    expect(ended(title, first, stake).win % 100n).toBe(0n)
  }
})

test.each(named.filter(([, title]) => title.freeSpins))(
  'free spins of %s never come near the most a round may pay',
  (_, title) => {
    const stake = BigInt(title.stakes[0] ?? 1) * 10_000n
    const opened = withFreeSpinsAlways(title)
    const rng = simulationRng(7)
    const wins = Array.from({ length: 1500 }, () => play({ title: opened, stake, rng }).win)
    for (const win of wins) expect(win).toBeLessThan((stake * BigInt(title.mostWin)) / 2n)
  },
)

/** The title on belts that stop nowhere but at its free spins, which are its own. */
function withFreeSpinsAlways(title: Title): Title {
  const { game, freeSpins } = title
  if (game.kind === 'cascade' || !freeSpins) return title
  const need = freeSpins.awards.findIndex(spins => spins > 0)
  const strips = game.strips.map((_strip, reel) => (reel < need ? freeSpins.symbol : '.') + '.'.repeat(game.rows - 1))
  return { ...title, game: { ...game, strips }, freeSpins: { ...freeSpins, strips: freeSpins.strips ?? game.strips } }
}

function ended(title: Title, played: RoundOutcome, stake: bigint): RoundOutcome {
  return played.next ? choose({ title, stake, next: played.next, choice: 0 }) : played
}

function simulated(title: Title): Sample {
  const samples = [...simulate(title, { rng: simulationRng(20_260), rounds, every: rounds })]
  const last = samples.at(-1)
  if (!last) throw new Error('Nothing was played.')
  return last
}
