import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainLots, type Lot, releaseAfter } from './lot.rules.ts'
import { openTurnover, withdrawable } from './wallet.rules.ts'

const first: Lot = { seq: 1n, required: 100n, release_at: 100n }
const second: Lot = { seq: 2n, required: 50n, release_at: 150n }
const afterPlay: Lot = { seq: 2n, required: 50n, release_at: 250n }

test.each([
  ['nothing played', 0n, [first, second], [0n, 0n], [100n, 50n], 0n],
  ['the oldest lot is played through first', 60n, [first, second], [60n, 0n], [40n, 50n], 0n],
  ['exactly one lot', 100n, [first, second], [100n, 0n], [0n, 50n], 0n],
  ['into the second', 120n, [first, second], [100n, 20n], [0n, 30n], 0n],
  ['all of it', 150n, [first, second], [100n, 50n], [0n, 0n], 0n],
  ['more than was asked for', 900n, [first, second], [100n, 50n], [0n, 0n], 0n],
  ['a later lot begins where play stood', 210n, [first, afterPlay], [100n, 10n], [0n, 40n], 0n],
  ['play before a later lot is taken back', 170n, [first, afterPlay], [100n, 0n], [0n, 50n], 30n],
  ['and play for the first lot too', 90n, [first, afterPlay], [90n, 0n], [10n, 50n], 100n],
  ['no lots', 5n, [], [], [], 0n],
])('%s', (_case, turnover, lots, done, left, takenBack) => {
  const explained = explainLots(turnover, lots)
  expect(explained.lots.map(lot => lot.done)).toEqual(done)
  expect(explained.lots.map(lot => lot.left)).toEqual(left)
  expect(explained.takenBack).toBe(takenBack)
})

test.each([
  ['the first credit', { turnover: 0n, release_at: 0n, required: 10n, closesOldLots: false }, 10n],
  ['on top of open play', { turnover: 40n, release_at: 100n, required: 10n, closesOldLots: false }, 110n],
  ['after all play was done', { turnover: 140n, release_at: 100n, required: 10n, closesOldLots: false }, 150n],
  ['on dust', { turnover: 40n, release_at: 100n, required: 10n, closesOldLots: true }, 50n],
])('a new lot ends where it should: %s', (_case, before, release) => expect(releaseAfter(before)).toBe(release))

const step = fc.record({
  what: fc.constantFrom('credit', 'dust credit', 'play', 'take back'),
  size: fc.bigInt({ min: 1n, max: 1000n }),
})

test('whatever is credited, played and taken back, the lots explain the open turnover exactly', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.bigInt({ min: 0n, max: 5000n }), (steps, balance) => {
      const wallet = { turnover: 0n, release_at: 0n, balance }
      let lots: Lot[] = []
      for (const [index, { what, size }] of steps.entries()) {
        if (what === 'play') wallet.turnover += size
        else if (what === 'take back') wallet.turnover -= size < wallet.turnover ? size : wallet.turnover
        else {
          const closesOldLots = what === 'dust credit'
          wallet.release_at = releaseAfter({ ...wallet, required: size, closesOldLots })
          lots = [...(closesOldLots ? [] : lots), { seq: BigInt(index), required: size, release_at: wallet.release_at }]
        }
        const { lots: explained, takenBack } = explainLots(wallet.turnover, lots)
        const left = explained.reduce((sum, lot) => sum + lot.left, takenBack)
        expect(left).toBe(openTurnover(wallet))
        expect(withdrawable(wallet)).toBe(balance > left ? balance - left : 0n)
        expect(explained.every(lot => lot.done >= 0n && lot.left >= 0n)).toBe(true)
      }
    }),
  )
})
