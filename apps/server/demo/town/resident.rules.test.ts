import { expect, test } from 'vitest'
import { chanceOf } from './chance.rules.ts'
import { habits, drawResidents, isResidentPhone } from './resident.rules.ts'
import { drawWin } from './round.rules.ts'
import { listDays, spanOf, visitAt } from './townDay.rules.ts'

const nowMs = Date.parse('2026-11-27T15:30:00+08:00')
const plan = { seed: 7, first: 0, members: 150, days: 35, ...spanOf(35, nowMs) }
const residents = drawResidents(plan)

test('a seed makes the same residents each time, and another seed others [FACT-81]', () => {
  expect(drawResidents(plan)).toEqual(residents)
  expect(drawResidents({ ...plan, seed: 8 })).not.toEqual(residents)
})

test('each has a number and an ID of their own, which no carrier and no later resident has [FACT-81]', () => {
  const later = drawResidents({ ...plan, first: 150, members: 5000 })
  const all = [...residents, ...later]
  expect(new Set(all.map(({ phone }) => phone)).size).toBe(all.length)
  expect(new Set(all.map(({ idNumber }) => idNumber)).size).toBe(all.length)
  expect(all.every(({ phone }) => /^900\d{7}$/.test(phone) && isResidentPhone(phone))).toBe(true)
})

test('each lives on a line of their own, but who comes back from the house they left, and rings: no two are taken for one home [FACT-81]', () => {
  const lines = residents.map(({ address }) => address.split('.').slice(0, 3).join('.'))
  const shared = lines.filter((line, at) => lines.indexOf(line) < at)
  expect(shared).toHaveLength(3 + 3 * 4)
})

test('all habits are there, both languages, and some who never say who they are', () => {
  const of = (name: 'habit' | 'language' | 'verification') => new Set(residents.map(resident => resident[name]))
  expect(of('habit')).toEqual(new Set(Object.keys(habits)))
  expect(of('language')).toEqual(new Set(['en', 'tl']))
  expect(of('verification')).toEqual(new Set(['at once', 'days later', 'never']))
})

test('the days end now, the last of them unfinished, and more is played on weekends [FACT-81]', () => {
  const days = listDays({ seed: 7, ...spanOf(35, nowMs) })
  expect(days).toHaveLength(35)
  expect(days.at(-1)).toMatchObject({ day: '2026-11-27', untilMs: nowMs, isLast: true })
  expect(days[0]).toMatchObject({ day: '2026-10-24', isLast: false })
  function visits(day: string): number {
    const found = days.find(one => one.day === day)
    return found ? residents.filter(resident => visitAt(found, resident) !== undefined).length : 0
  }
  expect(visits('2026-11-21')).toBeGreaterThan(visits('2026-11-18') * 1.3)
})

test.each([
  ['slots', 90, 99],
  ['live', 96, 101],
] as const)('of a hundred pesos that are bet at %s, %i to %i come back', (plays, least, most) => {
  const chance = chanceOf(7, plays)
  const rounds = 200_000
  let won = 0n
  for (let round = 0; round < rounds; round++) won += drawWin(chance, plays, 100)
  const share = Number(won / 10_000n) / rounds
  expect(share).toBeGreaterThan(least)
  expect(share).toBeLessThan(most)
})
