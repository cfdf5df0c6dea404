import { command, type LedgerWorld, openLedgerWorld, plainRules, readLedger } from '@saya/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../audit/auditAll.ts'
import { excessPlay, explainLots } from './lot.rules.ts'
import { listOpenLots } from './lot.store.ts'
import { openTurnover, type Purse, withdrawable } from '../wallet.rules.ts'
import { findPurse } from '../wallet.store.ts'
import type { Posting } from '../post/posting.rules.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const peso = 10_000n
const rules = { ...plainRules, settledCanBeTakenBack: true }
let counter = 0
const name = () => `act ${++counter}`

function deposit(uid: bigint, amount: bigint) {
  return world.post({ act: 'deposit', gateway: 1, uid, reference: name(), amount, nowMs: world.clock.now() })
}

async function bet(uid: bigint, amount: bigint, win?: bigint) {
  const ids = { txId: name(), roundId: name() }
  const ended = win === undefined ? {} : { win, closesRound: true }
  await world.ledger.apply(command({ kind: 'bet', uid, ...ids, amount, ...ended, rules }))
  return ids
}

async function standing(uid: bigint) {
  const { wallet, lots } = await world.db.member(uid, tx => readLedger(tx, uid))
  const open = await world.db.member(uid, tx => listOpenLots(tx, uid, wallet.turnover))
  return { wallet, lots, explained: explainLots(wallet.turnover, open) }
}

describe('a credit', () => {
  test('opens a lot behind the ones before it', async () => {
    const uid = await world.funded(0n)
    await deposit(uid, 100n * peso)
    await deposit(uid, 50n * peso)
    const { wallet, lots } = await standing(uid)
    expect(lots).toMatchObject([
      { seq: 1n, kind: 10, amount: 100n * peso, required: 100n * peso, release_at: 100n * peso, closed_at: null },
      { seq: 2n, kind: 10, amount: 50n * peso, required: 50n * peso, release_at: 150n * peso, closed_at: null },
    ])
    expect(wallet.release_at).toBe(150n * peso)
  })

  test('that asks for no play opens none', async () => {
    const uid = await world.funded(100n * peso)
    expect((await standing(uid)).lots).toEqual([])
  })

  test.each([
    ['under one peso', peso - 1n, true],
    ['of one peso', peso, false],
  ])('on a balance %s closes the old lots: %# [FACT-38]', async (_case, left, closes) => {
    const uid = await world.funded(0n)
    await deposit(uid, 100n * peso)
    await bet(uid, 100n * peso - left, 0n)
    await deposit(uid, 50n * peso)
    const { wallet, lots } = await standing(uid)
    expect(lots[0]?.closed_at !== null).toBe(closes)
    expect(openTurnover(wallet)).toBe(50n * peso + (closes ? 0n : left))
  })

  test('closes nothing while a round is open, which may still win [FACT-38]', async () => {
    const uid = await world.funded(0n)
    await deposit(uid, 100n * peso)
    await bet(uid, 100n * peso)
    await deposit(uid, 50n * peso)
    expect((await standing(uid)).lots.map(lot => lot.closed_at)).toEqual([null, null])
  })

  test('closes nothing while money is held, which may still come back [FACT-38]', async () => {
    const uid = await world.funded(100n * peso)
    await world.post({
      act: 'withdrawal_hold',
      uid,
      reference: name(),
      amount: 100n * peso,
      nowMs: world.clock.now(),
    })
    await deposit(uid, 50n * peso)
    await bet(uid, 50n * peso, 0n)
    await deposit(uid, 50n * peso)
    expect((await standing(uid)).lots.map(lot => lot.closed_at)).toEqual([null, null])
  })
})

test.each([
  ['0.9999 pesos', peso - 1n, 'the first'],
  ['exactly one peso', peso, 'both'],
  ['1.0001 pesos', peso + 1n, 'both'],
  ['nothing', 0n, 'the first'],
])(
  'a credit of %s in hand closes what was open before, and what is withdrawable follows: %#',
  async (_case, left, keeps) => {
    const uid = await world.funded(0n)
    await deposit(uid, 100n * peso)
    await bet(uid, 100n * peso - left, 0n)
    await deposit(uid, 50n * peso)
    const { wallet, lots, explained } = await standing(uid)
    const before = keeps === 'both' ? left : 0n
    // What closes them is the posting in the name of the credit, just before it.
    expect(lots.map(({ closed_by }) => closed_by)).toEqual([keeps === 'both' ? null : wallet.version - 1n, null])
    expect(openTurnover(wallet)).toBe(50n * peso + before)
    expect(explained.lots.reduce((sum, lot) => sum + lot.left, 0n)).toBe(openTurnover(wallet))
  },
)

test('a credit on next to nothing starts afresh by a posting of its own, once, and the auditor finds nothing [FACT-38]', async () => {
  const uid = await world.funded(0n)
  await deposit(uid, 100n * peso)
  await bet(uid, 100n * peso, 0n)
  const paid = { act: 'deposit', gateway: 1, uid, reference: name(), amount: peso, nowMs: world.clock.now() } as const
  await Promise.all([1, 2, 3].map(() => world.post(paid)))
  const { wallet, journal } = await world.db.member(uid, tx => readLedger(tx, uid))
  expect(journal.slice(-2)).toMatchObject([
    { kind: 50, source: 0, destination: 8000, amount: 0n, reference: `10 ${paid.reference}` },
    { kind: 10, reference: paid.reference },
  ])
  expect([wallet.version, openTurnover(wallet)]).toEqual([BigInt(journal.length), peso])
  const { findings } = await auditAll({ db: world.db, clock: world.clock })
  expect(findings.filter(({ subject }) => subject.startsWith(String(uid)))).toEqual([])
})

/** A member who lost a prize that asks for twice itself: half of that is left to be played, and nothing is there. */
async function afterLostPrize(): Promise<bigint> {
  const uid = await world.funded(0n)
  await ranked(uid, 500n * peso)
  await bet(uid, 500n * peso, 0n)
  expect((await standing(uid)).explained.lots).toMatchObject([{ left: 500n * peso }])
  return uid
}

function ranked(uid: bigint, amount: bigint) {
  const named = { uid, reference: name(), amount, nowMs: world.clock.now() }
  return world.post({ ...named, act: 'promotion', cashType: 4007 })
}

const withoutPlay: readonly (readonly [string, number, CreditAct])[] = [
  ['a rebate of CQ9', 4005, { act: 'promotion', cashType: 4005 }],
  ['a rebate of TPG', 4006, { act: 'promotion', cashType: 4006 }],
  ['a level bonus that asks for no play', 4003, { act: 'promotion', cashType: 4003, multiple: 0 }],
  ['an adjustment', 30, { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' }],
]
type CreditAct = Pick<Extract<Posting, { act: 'promotion' }>, 'act' | 'cashType' | 'multiple'> | AdjustmentAct
type AdjustmentAct = Pick<Extract<Posting, { act: 'adjustment' }>, 'act' | 'asset' | 'direction' | 'reason'>

test.each(withoutPlay)(
  '%s on an empty wallet starts afresh and is free at once [FACT-98]',
  async (_what, kind, act) => {
    const uid = await afterLostPrize()
    const credit = { ...act, uid, reference: name(), amount: 300n * peso, nowMs: world.clock.now() } as Posting
    await Promise.all([1, 2].map(() => world.post(credit)))
    expect(withdrawable(await purseOf(uid))).toBe(300n * peso)
    const { journal, lots } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect(journal.slice(-2)).toMatchObject([
      { kind: 50, amount: 0n, reference: `${kind} ${credit.reference}` },
      { kind, reference: credit.reference },
    ])
    expect(journal.filter(posting => posting.kind === 50)).toHaveLength(1)
    expect(lots.map(({ closed_by }) => closed_by)).toEqual([BigInt(journal.length) - 1n])
    const { findings } = await auditAll({ db: world.db, clock: world.clock })
    expect(findings.filter(({ subject }) => subject.startsWith(String(uid)))).toEqual([])
  },
)

test.each(withoutPlay)(
  '%s while a round is open, or on a peso, starts nothing afresh [FACT-98]',
  async (_what, _kind, act) => {
    const credit = { ...act, amount: peso, nowMs: world.clock.now() }
    const [played, rich] = [await world.funded(0n), await world.funded(0n)]
    for (const uid of [played, rich]) await ranked(uid, 500n * peso)
    await bet(played, 500n * peso)
    await bet(rich, 499n * peso, 0n)
    for (const uid of [played, rich]) {
      await world.post({ ...credit, uid, reference: name() } as Posting)
      expect((await standing(uid)).lots.map(lot => lot.closed_at)).toEqual([null])
    }
  },
)

describe('what only gives back starts nothing afresh [FACT-98]', () => {
  async function expectLots(uid: bigint, free: bigint) {
    const { journal, lots } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect(lots.map(({ closed_by }) => closed_by)).toEqual([null])
    expect(journal.filter(({ kind }) => kind === 50)).toEqual([])
    expect(withdrawable(await purseOf(uid))).toBe(free)
    const { findings } = await auditAll({ db: world.db, clock: world.clock })
    expect(findings.filter(({ subject }) => subject.startsWith(String(uid)))).toEqual([])
  }

  test.each([
    ['a win of a bet of before', 'settle'],
    ['a bet that is taken back', 'rollback'],
  ] as const)('%s', async (_what, kind) => {
    const uid = await world.funded(0n)
    await ranked(uid, 500n * peso)
    const { txId: refTxId, roundId } = await bet(uid, 500n * peso)
    const back = { uid, txId: name(), refTxId, roundId, rules }
    const told = kind === 'settle' ? ({ kind, amount: 500n * peso, closesRound: true } as const) : ({ kind } as const)
    expect(await world.ledger.apply(command({ ...back, ...told }))).toMatchObject({ balance: 500n * peso })
    await expectLots(uid, 0n)
  })

  test('a settled bet that is taken back', async () => {
    const uid = await world.funded(0n)
    await ranked(uid, 500n * peso)
    const { txId: refTxId, roundId } = await bet(uid, 500n * peso, 0n)
    const back = command({ kind: 'rollback', uid, txId: name(), refTxId, roundId, rules })
    expect(await world.ledger.apply(back)).toMatchObject({ balance: 500n * peso })
    await expectLots(uid, 0n)
  })

  test('a prize of a game, which play of before won', async () => {
    const uid = await afterLostPrize()
    const won = command({ kind: 'promo', uid, txId: name(), amount: 600n * peso, rules })
    expect(await world.ledger.apply(won)).toMatchObject({ balance: 600n * peso })
    await expectLots(uid, 100n * peso)
  })

  test.each(['withdrawal_release', 'withdrawal_reversed'] as const)('%s', async act => {
    const uid = await world.funded(100n * peso)
    await ranked(uid, 50n * peso)
    const held = { uid, reference: name(), amount: 100n * peso, nowMs: world.clock.now() }
    await world.post({ ...held, act: 'withdrawal_hold' })
    await bet(uid, 50n * peso, 0n)
    if (act === 'withdrawal_reversed') await world.post({ ...held, act: 'withdrawal_paid', gateway: 1 })
    const back = act === 'withdrawal_reversed' ? ({ ...held, act, gateway: 1 } as const) : ({ ...held, act } as const)
    expect(await world.post(back)).toMatchObject({ ok: true, balance: 100n * peso })
    await expectLots(uid, 50n * peso)
  })
})

test('play that is released closes every lot, is posted once, and what is taken back later asks for nothing again [FACT-39]', async () => {
  const uid = await world.funded(10n * peso)
  await prize(uid, 50n * peso)
  const played = await bet(uid, 20n * peso, 20n * peso)
  await prize(uid, 30n * peso)
  const before = withdrawable(await purseOf(uid))
  const release = { act: 'play_released', uid, reference: name(), amount: 0n, nowMs: world.clock.now() } as const
  expect(await world.post(release)).toMatchObject({ ok: true, replayed: false, balance: 90n * peso })
  expect(await world.post(release)).toMatchObject({ ok: true, replayed: true })
  expect([before, withdrawable(await purseOf(uid))]).toEqual([10n * peso, 90n * peso])
  expect((await standing(uid)).lots.map(lot => lot.closed_at === null)).toEqual([false, false])
  const { roundId, txId: refTxId } = played
  await world.ledger.apply(command({ kind: 'rollback', uid, txId: name(), refTxId, roundId, rules }))
  expect(withdrawable(await purseOf(uid))).toBe(90n * peso)
  await deposit(uid, 5n * peso)
  expect(withdrawable(await purseOf(uid))).toBe(90n * peso)
  expect((await standing(uid)).explained).toMatchObject({ takenBack: 0n, lots: [{ left: 5n * peso }] })
  const { findings } = await auditAll({ db: world.db, clock: world.clock })
  expect(findings.filter(({ subject }) => subject.startsWith(String(uid)))).toEqual([])
})

test.each([
  ['something is released', { act: 'play_released', amount: 1n }],
  ['nothing is deposited', { act: 'deposit', gateway: 1, amount: 0n }],
] as const)('where %s it is a mistake of our own', async (_what, posting) => {
  const uid = await world.funded(0n)
  await expect(world.post({ ...posting, uid, reference: name(), nowMs: world.clock.now() })).rejects.toThrow('moves')
})

test('an open round keeps the lots until it is closed, however little is left', async () => {
  const uid = await world.funded(0n)
  await deposit(uid, 100n * peso)
  const { roundId } = await bet(uid, 100n * peso)
  await deposit(uid, 5_000n)
  await world.ledger.apply(command({ kind: 'close', uid, txId: name(), roundId, rules }))
  await deposit(uid, 5_000n)
  // The balance was 0.50 pesos before the second and the round was over: it closed all before it.
  expect((await standing(uid)).lots.map(lot => lot.closed_at === null)).toEqual([false, false, true])
})

test.each([
  ['released', 'withdrawal_release'],
  ['paid', 'withdrawal_paid'],
] as const)('held money keeps the lots until it is %s', async (_how, act) => {
  const uid = await world.funded(100n * peso)
  const held = { uid, reference: name(), amount: 100n * peso, nowMs: world.clock.now() }
  await world.post({ ...held, act: 'withdrawal_hold' })
  await deposit(uid, 5_000n)
  await deposit(uid, 5_000n)
  expect((await standing(uid)).lots.map(lot => lot.closed_at === null)).toEqual([true, true])
  await world.post(act === 'withdrawal_paid' ? { ...held, act, gateway: 1 } : { ...held, act })
  await bet(uid, act === 'withdrawal_release' ? 100n * peso + 1n : 1n, 0n)
  await deposit(uid, 5_000n)
  expect((await standing(uid)).lots.map(lot => lot.closed_at === null)).toEqual([false, false, true])
})

test('coins neither ask for play nor close what pesos ask for', async () => {
  const uid = await world.funded(0n)
  await deposit(uid, 100n * peso)
  await bet(uid, 100n * peso, 0n)
  const coins = { uid, asset: 'FIL', direction: 'given', reason: 'goodwill', nowMs: world.clock.now() } as const
  await world.post({ ...coins, act: 'adjustment', reference: name(), amount: 3n })
  await world.post({ uid, act: 'points', reference: name(), amount: 20_000n, nowMs: world.clock.now() })
  const { lots } = await standing(uid)
  expect(lots.map(({ asset, closed_at }) => ({ asset, isOpen: closed_at === null }))).toEqual([
    { asset: 'PHP', isOpen: true },
  ])
})

function prize(uid: bigint, amount: bigint) {
  const named = { uid, reference: name(), amount, nowMs: world.clock.now() }
  return world.post({ ...named, act: 'promotion', cashType: 4003, multiple: 3 })
}

async function purseOf(uid: bigint): Promise<Purse> {
  return (await world.db.member(uid, tx => findPurse(tx, uid))) as Purse
}

test('a prize locks itself alone: what was free before stays free', async () => {
  const uid = await world.funded(10_000n * peso)
  await prize(uid, 25_000n * peso)
  expect(withdrawable(await purseOf(uid))).toBe(10_000n * peso)
  const hold = { act: 'withdrawal_hold', uid, nowMs: world.clock.now() } as const
  const refused = await world.post({ ...hold, reference: name(), amount: 10_000n * peso + 1n })
  expect(refused).toMatchObject({ ok: false, code: 'not_withdrawable' })
  expect(await world.post({ ...hold, reference: name(), amount: 10_000n * peso })).toMatchObject({ ok: true })
})

const act = fc.record({
  what: fc.constantFrom('deposit', 'prize', 'win', 'lose', 'take back'),
  size: fc.bigInt({ min: 1n, max: 200n }),
})

test('whatever is paid in, played and taken back, the lots explain exactly what cannot be withdrawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async acts => {
      const uid = await world.funded(0n)
      const played: { txId: string; roundId: string }[] = []
      for (const { what, size } of acts) {
        const amount = size * peso
        const before = withdrawable(await purseOf(uid))
        if (what === 'deposit') await deposit(uid, amount)
        else if (what === 'prize') await prize(uid, amount)
        else if (what === 'take back') {
          const { txId: refTxId, roundId } = played.pop() ?? { txId: 'none', roundId: 'none' }
          await world.ledger.apply(command({ kind: 'rollback', uid, txId: name(), refTxId, roundId, rules }))
        } else played.push(await bet(uid, amount, what === 'win' ? amount * 2n : 0n))
        const { wallet, explained } = await standing(uid)
        const purse = await purseOf(uid)
        const left = explained.lots.reduce((sum, lot) => sum + lot.left, explained.takenBack)
        const locked = explained.lots.reduce((sum, lot) => sum + lot.locked, explained.takenBack)
        expect(left).toBe(openTurnover(wallet))
        expect(purse.excess_play).toBe(
          excessPlay(
            wallet.turnover,
            explained.lots.map(({ lot }) => lot),
          ),
        )
        expect(withdrawable(purse)).toBe(wallet.balance > locked ? wallet.balance - locked : 0n)
        if (what === 'deposit' || what === 'prize') expect(withdrawable(purse)).toBeGreaterThanOrEqual(before)
      }
    }),
    { numRuns: 15 },
  )
})
