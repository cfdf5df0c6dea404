import { type Draw, fairDraws, replayed, type Rng, simulationRng, volatilityOf } from '@saya/game-math'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { titles } from './data/index.ts'
import {
  allHands,
  anyAllowed,
  Arranger,
  bonusReturn,
  countNaturals,
  naturalOf,
  openScorer,
  play,
  type Sample,
  simulate,
  strengthOf,
  strongestBack,
} from './rules/index.ts'
import { choiceOf, handsOf, type Kind, kinds, placesOf, rows, type Title } from './shape.ts'

const largestExposure = 1_000_000
const all = [...titles.values()]
const [title] = all as [Title]

/** The last of the samples of so many deals. */
function measure(deals: number, style?: Parameters<typeof simulate>[0]['style']): Sample {
  const chance = { title, rng: simulationRng(20_262), deals, every: deals, ...(style ? { style } : {}) }
  const [sample] = simulate(chance)
  if (!sample) throw new Error('Nothing was played.')
  return sample
}

/** Thirteen cards for each of four, in the order in which a round draws them. */
function drawsOf(hands: readonly (readonly number[])[]): Draw[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return hands.slice(0, 3).flatMap(hand =>
    hand.map(card => {
      const draw = { of: deck.length, value: deck.indexOf(card) }
      deck.splice(draw.value, 1)
      return draw
    }),
  )
}

function shuffled(rng: Rng): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: 52 }, () => deck.splice(rng.next(deck.length), 1)[0] ?? 0)
}

describe.each(all.map(one => [one.code, one] as const))('%s', (code, one) => {
  const stake = BigInt(one.stakes[0] ?? 0) * 10_000n

  test('is listed with what is proven here', () => {
    const { returnPpm: rtp_ppm, volatility } = one.declared
    const listed = { rtp_ppm, volatility, en_name: one.name.en, tl_name: one.name.tl }
    expect(catalogue.find(game => game.code === code)).toMatchObject(listed)
  })

  test('exposes the house to no more than may be lost in one round, and a point is whole centavos', () => {
    for (const pesos of one.stakes) {
      expect(pesos * one.mostWin).toBeLessThanOrEqual(largestExposure)
      expect((pesos * 100 * (100 - one.keptPercent)) % (100 * 3 * one.mostPoints)).toBe(0)
    }
    expect(1 + (100 - one.keptPercent) / 100 + Math.max(...Object.values(one.bonus))).toBeLessThanOrEqual(one.mostWin)
  })

  test('is played again from its draws as it was, no choice changes them, and no more than the stake is lost', () => {
    for (let nonce = 0; nonce < 40; nonce++) {
      const draw = () => fairDraws({ serverSeed: new Uint8Array(32).fill(6), clientSeed: code, nonce })
      const dealt = play({ title: one, stake, rng: draw(), choices: [] })
      const choice = dealt.waits?.advise()?.choice
      const ended = play({ title: one, stake, rng: draw(), choices: choice === undefined ? [] : [choice] })
      expect(ended.draws).toEqual(dealt.draws)
      expect(ended.draws).toHaveLength(39)
      const again = play({
        title: one,
        stake,
        rng: replayed(ended.draws),
        choices: choice === undefined ? [] : [choice],
      })
      expect({ ...again, waits: undefined }).toEqual({ ...ended, waits: undefined })
      expect([ended.win >= 0n, ended.win <= stake * BigInt(one.mostWin), ended.win % 100n]).toEqual([true, true, 0n])
      const told = [ended.shown.own, ...ended.shown.bots].flatMap(laid => laid?.hands.flat() ?? [])
      expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card))
      // While cards are arranged, nothing is told of those of the bots.
      if (dealt.waits) expect(dealt.shown).toMatchObject({ own: null, bots: [], cards: ended.shown.cards })
    }
  })
})

describe('hands', () => {
  test('all 2,598,960 of five cards compare as another way to rank them says, and are so many as is published', () => {
    const byStrength = new Map<number, number>()
    const counts = new Map<Kind, number>()
    const cards = [0, 0, 0, 0, 0]
    function visit(at: number, from: number): void {
      if (at < 5) {
        for (let card = from; card < 52; card++) {
          cards[at] = card
          visit(at + 1, card + 1)
        }
        return
      }
      const [strength, other] = [strengthOf(cards), rankOtherwise(cards)]
      if ((byStrength.get(strength) ?? other) !== other) throw new Error(`${cards.join(' ')} is ranked twice.`)
      byStrength.set(strength, other)
      const kind = kinds[strength >> 20] ?? 'high'
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    visit(0, 0)
    const inOrder = [...byStrength].toSorted(([a], [b]) => a - b).map(([, other]) => other)
    expect(inOrder).toHaveLength(7462)
    expect(inOrder.every((other, at) => at === 0 || other > (inOrder[at - 1] ?? 0))).toBe(true)
    expect(Object.fromEntries(counts)).toEqual({
      high: 1_302_540,
      pair: 1_098_240,
      twoPair: 123_552,
      three: 54_912,
      straight: 10_200,
      flush: 5108,
      fullHouse: 3744,
      four: 624,
      straightFlush: 40,
    })
  })

  test('three cards are 455 of 22,100, and stand before five of the same cards and more', () => {
    const strengths = new Set<number>()
    for (let a = 0; a < 52; a++)
      for (let b = 0; b < a; b++) for (let c = 0; c < b; c++) strengths.add(strengthOf([a, b, c]))
    expect(strengths.size).toBe(455)
    expect(strengthOf([0, 13, 12])).toBeLessThan(strengthOf([0, 13, 12, 1, 2]))
    expect(strengthOf([0, 13, 12])).toBeGreaterThan(strengthOf([12, 25, 0, 11, 10]))
    expect(strengthOf([1, 14, 27])).toBeGreaterThan(strengthOf([0, 13, 12, 25, 11]))
  })
})

/** Five cards by another way: the sum of squared counts tells the kind, and ranks are weighed by how often they are there. */
function rankOtherwise(cards: readonly number[]): number {
  const weights = new Uint8Array(15)
  for (const card of cards) {
    const rank = card % 13 === 0 ? 14 : (card % 13) + 1
    weights[rank] = (weights[rank] ?? 0) + 1
  }
  const weighed = Int16Array.from(cards, card => {
    const rank = card % 13 === 0 ? 14 : (card % 13) + 1
    return 20 * (weights[rank] ?? 0) + rank
  })
  const inOrder = Array.from(weighed.sort().reverse(), weight => weight % 20)
  const squares = weighed.reduce((sum, weight) => sum + Math.floor(weight / 20), 0)
  const isFlush = cards.every(card => Math.floor(card / 13) === Math.floor((cards[0] ?? 0) / 13))
  const isWheel = inOrder[0] === 14 && inOrder[1] === 5 && squares === 5
  const isStraight = isWheel || (squares === 5 && (inOrder[0] ?? 0) - (inOrder[4] ?? 0) === 4)
  const kind = isStraight ? (isFlush ? 8 : 4) : isFlush ? 5 : ({ 7: 1, 9: 2, 11: 3, 13: 6, 17: 7 }[squares] ?? 0)
  return (isWheel ? [5, 4, 3, 2, 1] : inOrder).reduce((sum, rank) => 15 * sum + rank, kind)
}

describe('the published way', () => {
  test('never puts a higher kind of hand behind a lower one', () => {
    for (const row of rows) {
      const chances = title.way[row]
      expect(chances).toHaveLength(row === 'front' ? 52 : 117)
      expect(chances.every((chance, at) => chance >= (chances[at - 1] ?? 0) && chance <= 1000)).toBe(true)
      const points = title.royalties
        .filter(one => one.row === row)
        .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
      expect(points.every((one, at) => one.points >= (points[at - 1]?.points ?? 1) && one.points <= 15)).toBe(true)
    }
  })

  test('finds of thirteen cards the best of all 72,072 arrangements', () => {
    const rng = simulationRng(3)
    const arranger = new Arranger(title)
    const scoreOf = openScorer(title)
    for (let round = 0; round < 12; round++) {
      const cards = shuffled(rng).slice(0, 13)
      let [tried, best] = [0, Number.NEGATIVE_INFINITY]
      for (const places of everySplit()) {
        tried++
        const hands = handsOf(cards, places)
        const [front, middle, back] = hands.map(strengthOf) as [number, number, number]
        if (front <= middle && middle <= back) best = Math.max(best, scoreOf([front, middle, back]))
      }
      expect(tried).toBe(72_072)
      expect(arranger.arrange(cards).score).toBe(best)
      expect(arranger.arrange(cards.toReversed()).score).toBe(best)
    }
  })

  test('is what is advised, allowed, and what a bot lays down that has those cards', () => {
    const deck = shuffled(simulationRng(9))
    const hands = [0, 13, 26, 39].map(from => deck.slice(from, from + 13))
    const one = play({ title, stake: 180_000n, rng: replayed(drawsOf(hands)), choices: [] })
    const advice = one.waits?.advise()
    expect(advice?.isAllowed).toBe(true)
    const turned = [hands[1] ?? [], hands[0] ?? [], hands[2] ?? [], hands[3] ?? []]
    const other = play({ title, stake: 180_000n, rng: replayed(drawsOf(turned)), choices: [] })
    const ended = play({
      title,
      stake: 180_000n,
      rng: replayed(drawsOf(turned)),
      choices: [other.waits?.advise()?.choice ?? 0],
    })
    const sorted = (hand: readonly number[] | undefined) => hand?.toSorted((a, b) => a - b)
    const laid = handsOf(hands[0] ?? [], placesOf(advice?.choice ?? 0) ?? [])
    expect(ended.shown.bots[0]?.hands.map(sorted)).toEqual(laid.map(sorted))
  })
})

function* everySplit(): Generator<number[]> {
  for (let front = 0; front < 2 ** 13; front++) {
    if (bitsOf(front) !== 3) continue
    const left = Array.from({ length: 13 }, (_, at) => at).filter(at => !((front >> at) & 1))
    for (let middle = 0; middle < 2 ** 10; middle++) {
      if (bitsOf(middle) !== 5) continue
      const places = Array.from({ length: 13 }, () => 0)
      for (const [at, place] of left.entries()) places[place] = (middle >> at) & 1 ? 1 : 2
      yield places
    }
  }
}

function bitsOf(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length
}

describe('a choice', () => {
  test('names the row of each card once, and no number that is none is taken', () => {
    const places = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
    expect(placesOf(choiceOf(places))).toEqual(places)
    for (const wrong of [0, 3 ** 13, choiceOf(places) + 1, choiceOf(places.with(0, 1))]) {
      expect(placesOf(wrong)).toBeUndefined()
    }
  })

  test('that lays a stronger hand before a weaker one is not allowed, and neither is a second one', () => {
    // Three aces in front of nothing.
    const own = [0, 13, 26, 1, 16, 31, 46, 7, 3, 18, 33, 48, 9]
    const rest = Array.from({ length: 52 }, (_, card) => card).filter(card => !own.includes(card))
    const hands = [own, rest.slice(0, 13), rest.slice(13, 26), rest.slice(26)]
    const round = (choices: number[]) => play({ title, stake: 180_000n, rng: replayed(drawsOf(hands)), choices })
    const foul = choiceOf([0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    const { waits } = round([])
    expect([waits?.isAllowed(foul), waits?.advise(foul)?.isAllowed, waits?.advise(0)]).toEqual([
      false,
      false,
      undefined,
    ])
    expect(() => round([foul])).toThrow(RangeError)
    const good = waits?.advise()?.choice ?? 0
    expect(() => round([good, good])).toThrow(RangeError)
    expect(round([good]).waits).toBeUndefined()
  })
})

describe('naturals', () => {
  /** By their definition: some arrangement of which each hand is good. */
  function canBe(cards: readonly number[], isGood: (hand: readonly number[]) => boolean): boolean {
    for (const places of everySplit()) if (handsOf(cards, places).every(isGood)) return true
    return false
  }
  const isFlush = (hand: readonly number[]) => new Set(hand.map(card => Math.floor(card / 13))).size === 1
  function isStraight(hand: readonly number[]): boolean {
    const ranks = hand.map(card => card % 13).toSorted((a, b) => a - b)
    return isRun(ranks) || (ranks[0] === 0 && isRun([...ranks.slice(1), 13]))
  }
  function isRun(ranks: readonly number[]): boolean {
    return ranks.every((rank, at) => at === 0 || rank === (ranks[at - 1] ?? 0) + 1)
  }

  test('are what they are called: of dealt hands and of planted ones each is what its definition says', () => {
    const rng = simulationRng(12)
    const planted = [
      [0, 1, 2, 16, 17, 18, 19, 20, 8, 22, 36, 50, 25],
      [12, 13, 27, 3, 17, 31, 45, 7, 5, 19, 33, 47, 9],
      [0, 2, 4, 14, 16, 18, 20, 22, 27, 29, 31, 33, 35],
      [0, 2, 4, 5, 7, 9, 11, 12, 27, 29, 31, 33, 35],
      [0, 2, 4, 14, 16, 18, 20, 22, 27, 29, 31, 33, 48],
    ]
    for (const cards of [...planted, ...Array.from({ length: 6 }, () => shuffled(rng).slice(0, 13))]) {
      const ranks = cards.map(card => card % 13)
      const isSixPairs = ranks.filter(rank => ranks.filter(one => one === rank).length % 2 === 1).length % 13 === 1
      if (new Set(ranks).size === 13 || isSixPairs) continue
      const expected = canBe(cards, isFlush) ? 'threeFlushes' : canBe(cards, isStraight) ? 'threeStraights' : null
      expect([cards, naturalOf(cards)]).toEqual([cards, expected])
    }
    expect(naturalOf(Array.from({ length: 13 }, (_, card) => card))).toBe('oneSuit')
    expect(naturalOf([13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('dragon')
    expect(naturalOf([0, 13, 1, 14, 2, 15, 3, 16, 4, 17, 5, 18, 31])).toBe('sixPairs')
    expect(naturalOf([0, 13, 26, 39, 2, 15, 3, 16, 4, 17, 5, 18, 31])).toBe('sixPairs')
  })

  test('are counted exactly, and come as often as they are counted', () => {
    const counts = countNaturals()
    expect(counts).toEqual({
      oneSuit: 4,
      dragon: 67_108_860,
      sixPairs: 2_856_863_152,
      threeFlushes: 5_680_540_008,
      threeStraights: 1_939_866_200,
    })
    const rng = simulationRng(31)
    const hands = 60_000
    const seen = new Map<string, number>()
    for (let hand = 0; hand < hands; hand += 4) {
      const deck = shuffled(rng)
      for (let from = 0; from < 52; from += 13) {
        const natural = naturalOf(deck.slice(from, from + 13)) ?? 'none'
        seen.set(natural, (seen.get(natural) ?? 0) + 1)
      }
    }
    for (const natural of ['sixPairs', 'threeFlushes', 'threeStraights'] as const) {
      const chance = counts[natural] / allHands
      const error = Math.sqrt((chance * (1 - chance)) / hands)
      expect(Math.abs((seen.get(natural) ?? 0) / hands - chance)).toBeLessThan(4 * error)
    }
    const sum = Object.values(counts).reduce((whole, count) => whole + count, 0)
    expect(Math.round((1e6 * sum) / allHands)).toBe(title.declared.naturalPpm)
  })

  test('are decided as they were dealt, win of every bot that has none, and are paid besides', () => {
    const own = Array.from({ length: 13 }, (_, rank) => rank + 13 * (rank % 4))
    const rest = Array.from({ length: 52 }, (_, card) => card).filter(card => !own.includes(card))
    const rng = simulationRng(2)
    const mixed = Array.from({ length: 39 }, () => rest.splice(rng.next(rest.length), 1)[0] ?? 0)
    const hands = [own, mixed.slice(0, 13), mixed.slice(13, 26), mixed.slice(26)]
    const stake = 180_000n
    const ended = play({ title, stake, rng: replayed(drawsOf(hands)), choices: [] })
    expect([ended.waits, ended.shown.points, ended.shown.bonus]).toEqual([undefined, 18, title.bonus.dragon])
    const kept = (stake * BigInt(title.keptPercent)) / 100n
    expect(ended.win).toBe(2n * stake - kept + BigInt(title.bonus.dragon) * stake)
    expect(() => play({ title, stake, rng: replayed(drawsOf(hands)), choices: [0] })).toThrow(RangeError)
  })
})

describe('the return', () => {
  test('of laying cards as the bots do is declared, within the 99 % interval of what is played', () => {
    const sample = measure(1500)
    expect(sample.halfWidth).toBeLessThan(0.2)
    expect(Math.abs(sample.mean - title.declared.returnPpm / 10_000)).toBeLessThan(sample.halfWidth)
    expect(Math.abs(sample.hits - title.declared.hitPpm / 10_000)).toBeLessThan(2)
    // What naturals pay besides comes too seldom to be met: it is counted, and the sum of both is the most that a round deviates.
    const counts = Object.entries(countNaturals())
    const squares = counts.reduce((sum, [one, count]) => sum + count * title.bonus[one as keyof Title['bonus']] ** 2, 0)
    const most = sample.deviation + 100 * Math.sqrt(squares / allHands)
    expect([sample.deviation, most].map(volatilityOf)).toEqual([title.declared.volatility, title.declared.volatility])
    // Whole rounds, as the studio plays them, come to the same: one is 0.7 of a stake from the mean at most.
    const stake = 180_000n
    const rng = simulationRng(44)
    const rounds = 1500
    let won = 0n
    for (let round = 0; round < rounds; round++) {
      const { draws, waits } = play({ title, stake, rng, choices: [] })
      const choices = waits ? [waits.advise()?.choice ?? 0] : []
      won += play({ title, stake, rng: replayed(draws), choices }).win
    }
    const mean = Number(won) / Number(stake) / rounds
    expect(Math.abs(mean - title.declared.returnPpm / 1e6)).toBeLessThan((4 * 0.7) / Math.sqrt(rounds))
  })

  test('of what naturals pay besides is an exact fraction', () => {
    const { numerator, denominator } = bonusReturn(title)
    const counted = Object.entries(countNaturals()).reduce(
      (sum, [natural, count]) => sum + count * title.bonus[natural as keyof Title['bonus']],
      0,
    )
    expect([numerator, denominator]).toEqual([counted, allHands])
  })

  test('of the strongest back first is far less, and of anything that is allowed less still', () => {
    const strongest = measure(300, strongestBack())
    const anyhow = measure(300, anyAllowed(simulationRng(8)))
    expect(strongest.mean + strongest.halfWidth).toBeLessThan(title.declared.returnPpm / 10_000 - 10)
    expect(anyhow.mean).toBeLessThan(strongest.mean)
  })
})
