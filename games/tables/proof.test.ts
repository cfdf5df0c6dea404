import { fairDraws, simulationRng } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { describe, expect, test } from 'vitest'
import catalogue from '../../content/catalogue/games.json' with { type: 'json' }
import { tables } from './data/index.ts'
import {
  drawRound,
  isFull,
  judgeStakes,
  mostOwed,
  owedFor,
  payOf,
  ppmOf,
  returnsOf,
  spotsOf,
  winOf,
  worstRound,
} from './rules/index.ts'
import { listChances } from './rules/play.ts'
import type { Marks, Table } from './shape.ts'

const all = [...tables.values()]
const ofEachKind = [...new Map(all.map(table => [table.kind, table])).values()]
const rounds = 40_000

describe.each(ofEachKind)('of $kind', table => {
  test('the return of every bet, from everything that can be drawn, is the declared one', () => {
    const found = returnsOf(table).map(({ spot, numerator, denominator }) => [spot.code, ppmOf(numerator, denominator)])
    expect(found).toEqual(spotsOf(table).map(({ code, returnPpm }) => [code, returnPpm]))
  })

  test('rounds that are really drawn come to each outcome as often as its weight says: chi-square', () => {
    const chances = byName(table)
    const rng = simulationRng(20_261_122)
    const found = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const name = nameOf(drawRound(table, rng).marks)
      found.set(name, (found.get(name) ?? 0) + 1)
    }
    expect([...found.keys()].filter(name => !chances.has(name))).toEqual([])
    let square = 0
    for (const [name, chance] of chances) square += ((found.get(name) ?? 0) - chance * rounds) ** 2 / (chance * rounds)
    // The 99.9 % point of chi-square by the approximation of Wilson and Hilferty.
    const free = chances.size - 1
    expect(square).toBeLessThan(free * (1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free))) ** 3)
  })

  test('no outcome has two marks of one spot, so that every bet pays once', () => {
    const twice = listChances(table).flatMap(({ marks }) =>
      spotsOf(table).filter(({ pays }) => Object.keys(pays).filter(mark => mark in marks).length > 1),
    )
    expect(twice).toEqual([])
  })

  test('a player can win as much in a round as the table says, and no more, whatever they bet', () => {
    expect(worstRound(table)).toBe(BigInt(table.mostWin))
    // Bet by bet as the table takes them, in the outcome that is best for a player who knew it.
    const wins = listChances(table).map(({ marks }) => {
      const best = spotsOf(table).toSorted((one, other) => payOf(other, marks) - payOf(one, marks))
      const stakes: Record<string, number> = {}
      for (const { code, most } of best) {
        const left = table.mostRound - Object.values(stakes).reduce((sum, pesos) => sum + pesos, 0)
        const pesos = Math.min(most, left)
        if (judgeStakes(table, { [code]: pesos }, stakes).ok) stakes[code] = pesos
      }
      return winOf(table, stakes, marks)
    })
    expect(wins.reduce((most, win) => (win > most ? win : most), 0n)).toBe(worstRound(table) * unitsPerPeso)
  })

  test('all players together cannot win more in a round than is said, and what any of them may bet alone is taken', () => {
    expect(worstRound(table)).toBeLessThanOrEqual(BigInt(mostOwed(table)))
    for (const { code, pays, most } of spotsOf(table)) {
      const best = Math.max(...Object.values(pays).flat())
      expect(owedFor(table, { [code]: most })).toBe((BigInt(most * best) * unitsPerPeso) / 100n)
      const last = Math.floor((mostOwed(table) * 100) / best)
      expect([last, last + 1].map(pesos => isFull(table, { [code]: pesos }))).toEqual([false, true])
    }
    // What excludes each other is not added up.
    const owed = listChances(table).map(({ marks }) => winOf(table, everySpot(table), marks))
    expect(owedFor(table, everySpot(table))).toBe(owed.reduce((most, win) => (win > most ? win : most), 0n))
  })

  test('what is bet on one spot comes back in whole centavos, as the spot pays', () => {
    const chances = listChances(table)
    for (const spot of spotsOf(table)) {
      const pays = new Map(chances.map(({ marks }) => [payOf(spot, marks), marks]))
      for (const [pay, marks] of pays) {
        const win = winOf(table, { [spot.code]: 1 }, marks)
        expect([win * 100n, win % 100n]).toEqual([BigInt(pay) * unitsPerPeso, 0n])
      }
    }
  })
})

test('the returns known of old are these: baccarat 98.94 and 98.76, roulette 97.30, sic bo 97.22, perya 92.13', () => {
  function exact(code: string, spot: string) {
    const found = returnsOf(tables.get(code) as Table).find(entry => entry.spot.code === spot)
    return [found?.numerator, found?.denominator]
  }
  expect(exact('roulette-manila', 'on-17')).toEqual([36n, 37n])
  expect(exact('sic-bo-live', 'small')).toEqual([35n, 36n])
  expect(exact('perya-color-game', 'color-0')).toEqual([199n, 216n])
  expect(exact('baccarat-royale', 'playerPair')).toEqual([372n, 415n])
  const chances = listChances({ kind: 'baccarat' })
  const weighed = (mark: string) =>
    chances.filter(({ marks }) => mark in marks).reduce((sum, { weight }) => sum + weight, 0n)
  // Published for eight decks: of 4,998,398,275,503,360 orders so many are the banker's, the player's and nobody's.
  expect([weighed('banker'), weighed('player'), weighed('tie')]).toEqual([
    2_292_252_566_437_888n,
    2_230_518_282_592_256n,
    475_627_426_473_216n,
  ])
})

test.each(all)('the catalogue says of $code what is proven here', ({ code, name, returnPpm }) => {
  const row = catalogue.find(game => game.code === code)
  expect(row).toMatchObject({ rtp_ppm: returnPpm, en_name: name.en, tl_name: name.tl })
})

test.each(all)('at $code bets are taken for 15 seconds at least, by chips that every spot takes', table => {
  expect(table.bettingMs).toBeGreaterThanOrEqual(15_000)
  for (const { most } of spotsOf(table)) expect(most).toBeGreaterThanOrEqual(table.least)
  expect(Math.max(...spotsOf(table).map(({ returnPpm }) => returnPpm))).toBe(table.returnPpm)
  expect(new Set(spotsOf(table).map(({ code }) => code)).size).toBe(spotsOf(table).length)
})

test.each(ofEachKind)('a round of $kind that is drawn again from its seed is the same round', table => {
  for (let nonce = 0; nonce < 100; nonce++) {
    const draw = () => drawRound(table, fairDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: 'w', nonce }))
    expect(draw()).toEqual(draw())
  }
})

function everySpot(table: Table) {
  return Object.fromEntries(spotsOf(table).map(({ code }, at) => [code, 10 + at]))
}

function nameOf(marks: Marks): string {
  return Object.entries(marks)
    .map(([mark, count]) => `${mark}×${count}`)
    .sort()
    .join(' ')
}

/** How likely each different outcome is. */
function byName(table: Table): Map<string, number> {
  const chances = listChances(table)
  const total = Number(chances.reduce((sum, { weight }) => sum + weight, 0n))
  const named = new Map<string, number>()
  for (const { marks, weight } of chances) {
    named.set(nameOf(marks), (named.get(nameOf(marks)) ?? 0) + Number(weight) / total)
  }
  return named
}
