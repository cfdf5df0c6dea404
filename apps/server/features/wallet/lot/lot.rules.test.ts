import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessPlay, explainLots, type Lot, releaseAfter, releaseBefore, returnOf } from './lot.rules.ts'
import { openTurnover, withdrawable } from '../wallet.rules.ts'

const first: Lot = { seq: 1n, amount: 100n, required: 100n, release_at: 100n }
const second: Lot = { seq: 2n, amount: 50n, required: 50n, release_at: 150n }
const afterPlay: Lot = { seq: 2n, amount: 50n, required: 50n, release_at: 250n }

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

test.each([
  ['untouched, all it brought', 0n, [50n, 40n]],
  ['played in part, still all it brought', 40n, [50n, 40n]],
  ['with less left than it brought, what is left', 120n, [30n, 40n]],
  ['played through, nothing', 150n, [0n, 40n]],
])('a prize that asks for thrice itself locks, %s', (_case, turnover, locked) => {
  const prize = { seq: 1n, amount: 50n, required: 150n, release_at: 150n }
  const deposit = { seq: 2n, amount: 40n, required: 40n, release_at: 190n }
  expect(explainLots(turnover, [prize, deposit]).lots.map(lot => lot.locked)).toEqual(locked)
})

const step = fc.record({
  what: fc.constantFrom('credit', 'credit', 'play', 'win', 'lose', 'take back', 'withdraw', 'give back'),
  size: fc.bigInt({ min: 1n, max: 1000n }),
  multiple: fc.bigInt({ min: 1n, max: 30n }),
})

interface Books {
  balance: bigint
  turnover: bigint
  release_at: bigint
}

/** Gives back the bonus of any of the lots, and answers the others. */
function giveBack(wallet: Books, lots: readonly Lot[], dice: bigint): Lot[] {
  const own = lots[Number(dice % BigInt(lots.length || 1))]
  const left = own && returnOf(wallet, lots, own.seq)
  if (!own || !left) return [...lots]
  wallet.balance -= left.amount
  const behind = (lot: Lot) => (lot.seq > own.seq ? { ...lot, release_at: lot.release_at - left.forgiven } : lot)
  const others = lots.filter(lot => lot !== own).map(behind)
  wallet.release_at = others.at(-1)?.release_at ?? 0n
  return others
}

test('whatever is credited, played, taken back, given back and paid out, the lots explain the lock, and neither a credit nor a bonus given back lowers what is free', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const wallet = { turnover: 0n, release_at: 0n, balance: 0n }
      let lots: Lot[] = []
      const free = () => withdrawable({ ...wallet, excess_play: excessPlay(wallet.turnover, lots) })
      for (const [index, { what, size, multiple }] of steps.entries()) {
        const [before, least] = [free(), size < wallet.balance ? size : wallet.balance]
        if (what === 'play') wallet.turnover += size
        else if (what === 'win') wallet.balance += size
        else if (what === 'lose') wallet.balance -= least
        else if (what === 'withdraw') wallet.balance -= size < before ? size : before
        else if (what === 'give back') {
          lots = giveBack(wallet, lots, size)
          expect(free()).toBeGreaterThanOrEqual(before)
        } else if (what === 'take back') wallet.turnover -= size < wallet.turnover ? size : wallet.turnover
        else {
          const closesOldLots = wallet.balance < 10n
          const required = size * multiple
          wallet.release_at = releaseAfter({ ...wallet, required, closesOldLots })
          wallet.balance += size
          const lot = { seq: BigInt(index), amount: size, required, release_at: wallet.release_at }
          lots = [...(closesOldLots ? [] : lots), lot]
          expect(free()).toBeGreaterThanOrEqual(before)
        }
        const { lots: explained, takenBack } = explainLots(wallet.turnover, lots)
        const left = explained.reduce((sum, lot) => sum + lot.left, takenBack)
        const locked = explained.reduce((sum, lot) => sum + lot.locked, takenBack)
        expect(left).toBe(openTurnover(wallet))
        expect(free()).toBe(wallet.balance > locked ? wallet.balance - locked : 0n)
        expect(explained.every(lot => lot.done >= 0n && lot.left >= 0n && lot.locked <= lot.lot.amount)).toBe(true)
      }
    }),
  )
})

const bonus: Lot = { seq: 2n, amount: 50n, required: 100n, release_at: 200n }
const deposit: Lot = { seq: 1n, amount: 100n, required: 100n, release_at: 100n }
const later: Lot = { seq: 3n, amount: 40n, required: 40n, release_at: 240n }

test.each([
  ['untouched', 150n, 0n, [deposit, bonus], { amount: 50n, forgiven: 100n }],
  ['played in part, still all it brought', 150n, 140n, [deposit, bonus], { amount: 50n, forgiven: 60n }],
  ['nearly played, what is left of it', 150n, 180n, [deposit, bonus], { amount: 20n, forgiven: 20n }],
  ['lost in part', 30n, 120n, [deposit, bonus], { amount: 30n, forgiven: 80n }],
  ['lost, with a later deposit played into too', 30n, 120n, [deposit, bonus, later], { amount: 0n, forgiven: 80n }],
  ['lost in part, with a later deposit', 60n, 120n, [deposit, bonus, later], { amount: 20n, forgiven: 80n }],
  ['lost, while a later deposit is there', 40n, 120n, [deposit, bonus, later], { amount: 0n, forgiven: 80n }],
  ['played through', 150n, 200n, [deposit, bonus], undefined],
])(
  'of a bonus that is given back %s is taken, and of no other money [PROMO-91]',
  (_case, balance, turnover, lots, left) => {
    expect(returnOf({ balance, turnover }, lots, 2n)).toEqual(left)
  },
)

test('where a lot ended before others were given back is known from the rows alone', () => {
  const rows = [
    { ...deposit, forgiven: 0n, closed_by: null },
    { ...bonus, forgiven: 60n, closed_by: 7n },
    { ...later, seq: 5n, release_at: 150n, forgiven: 30n, closed_by: 9n },
    { ...later, seq: 6n, release_at: 160n, forgiven: 0n, closed_by: null },
    { ...later, seq: 8n, release_at: 190n, forgiven: 0n, closed_by: null },
  ]
  const at = (index: number, seq: bigint) => releaseBefore(rows[index] as (typeof rows)[number], rows, seq)
  expect([at(3, 7n), at(3, 8n), at(3, 9n), at(3, 10n)]).toEqual([250n, 190n, 190n, 160n])
  expect([at(4, 9n), at(4, 10n), at(2, 6n), at(0, 9n)]).toEqual([220n, 190n, 210n, 100n])
})

test('a lot that was given back before an older one ended where it ends: only what is open moves', () => {
  const newest = { ...later, release_at: 240n, forgiven: 40n, closed_by: 4n }
  const older = { ...bonus, forgiven: 100n, closed_by: 5n }
  expect(releaseBefore(newest, [older, newest], 4n)).toBe(240n)
  // What the posting of its own end forgave of another had not yet moved it, and moved it no more.
  expect(releaseBefore({ ...newest, closed_by: 5n }, [older, newest], 4n)).toBe(240n)
})

test('what the posting of a lot closed itself is no part of where it ended before', () => {
  const closed = { ...bonus, forgiven: 60n, closed_by: 5n }
  const lot = { ...later, seq: 5n, forgiven: 0n, closed_by: null }
  expect(releaseBefore(lot, [closed], 5n)).toBe(240n)
  expect(releaseBefore({ ...lot, seq: 4n }, [closed], 5n)).toBe(300n)
})
