import { describe, expect, test } from 'vitest'
import { deadlineMs, expectedAtMs, isBankingDay, railOf } from './rail.rules.ts'

const peso = 10_000n
const at = (manila: string) => Date.parse(`${manila}:00+08:00`)
const inManila = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16)

test('up to ₱50,000 goes by InstaPay, more by PESONet', () => {
  expect([railOf(50_000n * peso), railOf(50_001n * peso)]).toEqual(['instapay', 'pesonet'])
})

describe('when money has usually arrived', () => {
  test.each([
    ['instapay', '2026-03-07T23:00', '2026-03-07T23:05'],
    // A Monday, before, between and after the cycles of 10, 13 and 16 o'clock.
    ['pesonet', '2026-03-02T09:59', '2026-03-02T12:00'],
    ['pesonet', '2026-03-02T10:00', '2026-03-02T15:00'],
    ['pesonet', '2026-03-02T15:59', '2026-03-02T18:00'],
    ['pesonet', '2026-03-02T16:00', '2026-03-03T12:00'],
    // Over a weekend, and over a holiday.
    ['pesonet', '2026-03-06T16:00', '2026-03-09T12:00'],
    ['pesonet', '2026-04-08T17:00', '2026-04-10T12:00'],
  ] as const)('%s sent at %s: %s', (rail, sent, wanted) => {
    expect(inManila(expectedAtMs(rail, at(sent)))).toBe(wanted)
  })
})

describe('when silence has lasted too long [TXN-31]', () => {
  test.each([
    ['instapay', '2026-03-07T23:00', '2026-03-08T23:00'],
    ['pesonet', '2026-03-02T09:00', '2026-03-05T00:00'],
    ['pesonet', '2026-03-06T09:00', '2026-03-11T00:00'],
    ['pesonet', '2026-04-08T09:00', '2026-04-14T00:00'],
  ] as const)('%s sent at %s: %s', (rail, sent, wanted) => {
    expect(inManila(deadlineMs(rail, at(sent)))).toBe(wanted)
  })
})

test.each([
  ['2026-03-02T00:00', true],
  ['2026-03-07T12:00', false],
  ['2026-03-08T23:59', false],
  ['2026-12-25T12:00', false],
  ['2026-12-28T00:01', true],
] as const)('%s is a banking day: %s', (day, wanted) => expect(isBankingDay(at(day))).toBe(wanted))
