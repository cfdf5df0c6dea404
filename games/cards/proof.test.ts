import { fairDraws, replayed, type Rng, simulationRng, volatilityOf } from '@saya/game-math'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import {
  bestHold,
  bestMoves,
  blackjackReturn,
  countRanks,
  play,
  playBlackjack,
  playPoker,
  pokerReturn,
} from './rules/index.ts'
import { type BlackjackTitle, moves, type PokerTitle, type Title } from './shape.ts'

const stake = 100_000n
const largestExposure = 1_000_000
const pokers = [...titles.values()].filter(title => title.kind === 'poker').map(title => [title.code, title] as const)
const blackjacks = [...titles.values()]
  .filter(title => title.kind === 'blackjack')
  .map(title => [title.code, title] as const)

describe.each([...titles])('%s', (code, title) => {
  test('is listed with what is proven here', () => {
    const { returnPpm: rtp_ppm, volatility } = title.declared
    const listed = { rtp_ppm, volatility, en_name: title.name.en, tl_name: title.name.tl }
    expect(catalogue.find(game => game.code === code)).toMatchObject(listed)
  })

  test('exposes the house to no more than may be lost in one round', () => {
    for (const pesos of title.stakes) expect(pesos * title.mostWin).toBeLessThanOrEqual(largestExposure)
  })

  test('is played again from its draws as it was, and no choice changes what is drawn', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const draw = () => fairDraws({ serverSeed: new Uint8Array(32).fill(6), clientSeed: code, nonce })
      const one = playOut(title, draw, 0)
      const other = playOut(title, draw, 1)
      const { win, staked, shown } = one
      expect(playOut(title, () => replayed(one.draws), 0)).toMatchObject({ win, staked, shown })
      const shared = Math.min(one.draws.length, other.draws.length)
      expect(one.draws.slice(0, shared)).toEqual(other.draws.slice(0, shared))
      expect(one.win % 100n).toBe(0n)
      expect(one.win).toBeLessThanOrEqual(stake * BigInt(title.mostWin))
    }
  })
})

/** The first choice, or the last one that costs nothing, until the round is over. */
function playOut(title: Title, draw: () => Rng, first: number) {
  const choices: number[] = []
  for (;;) {
    const played = play({ title, stake, rng: draw(), choices })
    if (!played.late) return played
    choices.push(choices.length === 0 && played.costOf(first) !== undefined ? first : 0)
  }
}

describe('video poker', () => {
  test.each(pokers)(
    '%s returns to the best of all ways to play what is declared, over all hands and holds',
    (_code, title) => {
      const { numerator, denominator, hitPpm, classes, deviation } = pokerReturn(title)
      expect(classes).toBe(134_459)
      expect(Math.round(Number((numerator * 10n ** 9n) / denominator) / 1000)).toBe(title.declared.returnPpm)
      expect(hitPpm).toBe(title.declared.hitPpm)
      // Published for this table of pays as a variance of 19.5.
      expect((deviation / 100) ** 2).toBeCloseTo(19.5, 0)
      expect(volatilityOf(deviation)).toBe(title.declared.volatility)
    },
  )

  test('every hand is ranked: of 2,598,960 so many are of each kind, as is published', () => {
    expect(countRanks()).toEqual({
      nothing: 2_062_860,
      jacksOrBetter: 337_920,
      twoPair: 123_552,
      three: 54_912,
      straight: 10_200,
      flush: 5108,
      fullHouse: 3744,
      four: 624,
      straightFlush: 36,
      royalFlush: 4,
    })
  })

  test('what is held for a player who does not decide is the best: four to a royal before a pair of jacks', () => {
    const [, title] = pokers[0] as readonly [string, PokerTitle]
    // Ace, ten, jack, queen of spades and the jack of hearts.
    expect(bestHold(title, [0, 9, 10, 11, 23])).toBe(0b01111)
    expect(bestHold(title, [0, 13, 26, 39, 5])).toBe(0b11111)
    expect(bestHold(title, [1, 18, 32, 47, 7])).toBe(0b11110)
  })

  test.each(pokers)('rounds of %s that stand on what is dealt come to the counts of all hands', (_code, title) => {
    const rng = simulationRng(20_261)
    const rounds = 20_000
    let paid = 0
    for (let round = 0; round < rounds; round++) {
      if (playPoker({ title, stake, rng, choices: [31] }).win > 0n) paid++
    }
    const chance = 536_100 / 2_598_960
    expect(Math.abs(paid / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
  })
})

describe('blackjack', () => {
  test.each(blackjacks)('%s returns to the best of all ways to play what is declared', (_code, title) => {
    const { mean, hits, deviation } = blackjackReturn(title)
    expect(volatilityOf(deviation)).toBe(title.declared.volatility)
    expect([Math.round(mean * 1e6), Math.round(hits * 1e6)]).toEqual([title.declared.returnPpm, title.declared.hitPpm])
  })

  test.each(blackjacks)(
    'rounds of %s that are played best come to that, and played otherwise to less',
    (_code, title) => {
      const best = playMany(title, best => best)
      const { mean, hits, deviation } = blackjackReturn(title)
      expect(Math.abs(best.mean - mean)).toBeLessThan(4 * (deviation / 100 / Math.sqrt(rounds)))
      // Where a round deviates so much, what it deviates by is known to a hundredth of that.
      expect(Math.abs(best.deviation / deviation - 1)).toBeLessThan(0.03)
      expect(Math.abs(best.hits - hits)).toBeLessThan(4 * (0.5 / Math.sqrt(rounds)))
      expect(playMany(title, () => 'stand').mean).toBeLessThan(mean - 0.05)
      expect(playMany(title, () => 'hit').mean).toBeLessThan(mean - 0.05)
    },
  )

  test('best play is the known one: eight pairs are split, eleven is doubled against a six, sixteen hits a ten', () => {
    const [, title] = blackjacks[0] as readonly [string, BlackjackTitle]
    const all = ['stand', 'hit', 'double', 'split'] as const
    const best = (cards: number[], up: number, allowed: readonly (typeof all)[number][] = all) =>
      bestMoves(title, { cards, up, allowed }).best
    expect(best([7, 20], 9)).toBe('split')
    expect(best([4, 5], 5, ['stand', 'hit', 'double'])).toBe('double')
    expect(best([9, 5], 9, ['stand', 'hit', 'double'])).toBe('hit')
    expect(best([9, 12], 5)).toBe('stand')
    expect(best([9, 1], 3, ['stand', 'hit', 'double'])).toBe('stand')
  })

  test('a split and a double each stake as much again, aces get one card, and a round stakes four at most', () => {
    const [, title] = blackjacks[0] as readonly [string, BlackjackTitle]
    const at = (cards: readonly number[], choices: readonly number[]) =>
      playBlackjack({ title, stake, rng: replayed(cards.map(value => ({ of: 52, value }))), choices })
    // Eights against a six; both get a three, are doubled with a ten, and the dealer goes over with ten, ten.
    const doubled = at([7, 5, 20, 9, 2, 2, 9, 9, 9], [moves.split, moves.double, moves.double])
    expect([doubled.staked, doubled.win]).toEqual([4n * stake, 8n * stake])
    const aces = at([0, 5, 13, 9, 9, 9, 10], [moves.split])
    expect([aces.staked, aces.win, aces.late]).toEqual([2n * stake, 4n * stake, undefined])
    expect(at([0, 5, 9, 9], [])).toMatchObject({ win: (5n * stake) / 2n, shown: { active: null } })
    expect(at([0, 9, 9, 13], [])).toMatchObject({ win: stake })
    expect(at([7, 9, 20, 13], [])).toMatchObject({ win: 0n, shown: { active: null } })
    expect(at([7, 5, 20, 9], []).costOf(moves.split)).toBe(stake)
    expect(at([7, 5, 20, 9], []).shown.dealer).toEqual([5])
    expect(() => at([7, 5, 19, 9], [moves.split])).toThrow(RangeError)
  })
})

const rounds = 10_000
type Move = keyof typeof moves

/** Many rounds by a way of playing, which is told the best move. */
function playMany(
  title: BlackjackTitle,
  way: (best: Move) => Move,
): { readonly mean: number; readonly hits: number; readonly deviation: number } {
  const random = simulationRng(77)
  let [sum, hits, squares] = [0n, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const draws = Array.from({ length: 40 }, () => ({ of: 52, value: random.next(52) }))
    const choices: number[] = []
    let played = playBlackjack({ title, stake, rng: replayed(draws), choices })
    while (played.late) {
      const { hands, active, dealer, allowed } = played.shown
      const { cards } = hands[active ?? 0] ?? { cards: [] }
      choices.push(moves[way(bestMoves(title, { cards, up: dealer[0] ?? 0, allowed }).best)])
      played = playBlackjack({ title, stake, rng: replayed(draws), choices })
    }
    const won = played.win - played.staked
    sum += won
    squares += (Number(won) / Number(stake)) ** 2
    if (played.win > 0n) hits++
  }
  const mean = Number(sum) / Number(stake) / rounds
  return { mean: 1 + mean, hits: hits / rounds, deviation: 100 * Math.sqrt(squares / rounds - mean * mean) }
}
