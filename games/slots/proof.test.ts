import { fairDraws, replayed, roundReturn, simulationRng, volatilityOf } from '@saya/game-math'
import { expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import { choose, exposureOf, halfWidth, play, type Sample, simulate } from './rules/index.ts'
import type { Played, Title } from './shape.ts'

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

function ended(title: Title, played: Played, stake: bigint): Played {
  return played.next ? choose({ title, stake, next: played.next, choice: 0 }) : played
}

function simulated(title: Title): Sample {
  const samples = [...simulate(title, { rng: simulationRng(20_260), rounds, every: rounds })]
  const last = samples.at(-1)
  if (!last) throw new Error('Nothing was played.')
  return last
}
