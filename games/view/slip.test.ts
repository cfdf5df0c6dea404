import { expect, test } from 'vitest'
import { joined, Slip } from './slip.ts'

const limits = { mostOn: (code: string) => (code.startsWith('color-') ? 2500 : 0), mostRound: 25_000 }

test('a slip is put together chip by chip, taken back touch by touch, and emptied', () => {
  const slip = new Slip(limits)
  expect([slip.add({ 'color-0': 10 }), slip.add({ 'color-0': 5, 'color-1': 50 })]).toEqual([undefined, undefined])
  expect([slip.stakes, slip.total]).toEqual([{ 'color-0': 15, 'color-1': 50 }, 65])
  slip.undo()
  expect([slip.stakes, slip.canUndo]).toEqual([{ 'color-0': 10 }, true])
  slip.clear()
  slip.undo()
  expect([slip.stakes, slip.canUndo, slip.total]).toEqual([{}, false, 0])
})

test('a chip that would pass what may be bet, with what stands there already, is not taken', () => {
  const slip = new Slip(limits)
  slip.setPlaced({ 'color-0': 2490 })
  expect(slip.add({ 'color-0': 10 })).toBeUndefined()
  expect(slip.add({ 'color-0': 5 })).toBe('bet_too_large')
  slip.setPlaced({ 'color-1': 24_980 })
  expect(slip.add({ 'color-2': 20 })).toBe('round_too_large')
  expect(slip.stakes).toEqual({ 'color-0': 10 })
})

test('bets of several presses are added spot by spot', () => {
  expect(joined([{ a: 5 }, { a: 10, b: 5 }])).toEqual({ a: 15, b: 5 })
})
