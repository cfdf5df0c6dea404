import { type LedgerWorld, openLedgerWorld, readLedger } from '@saya/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Posting } from './posting.rules.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `act ${++counter}`
const ledgerOf = (uid: bigint) => world.db.member(uid, tx => readLedger(tx, uid))

/** What is begun, in which asset, and the ways in which it is ended. */
const begun = {
  withdrawal_hold: { unit: peso, ends: ['withdrawal_release', 'withdrawal_paid'] },
  withdrawal_paid: { unit: peso, ends: ['withdrawal_reversed'] },
  order: { unit: 1n, ends: ['order_refund'] },
} as const
type BegunAct = keyof typeof begun
type End = (typeof begun)[BegunAct]['ends'][number]

function named(uid: bigint, amount: bigint) {
  return { uid, amount, reference: name(), nowMs: world.clock.now() }
}

function end(act: End, of: { uid: bigint; reference: string }, amount: bigint): Posting {
  const own = { ...named(of.uid, amount), of: of.reference }
  return act === 'withdrawal_paid' || act === 'withdrawal_reversed' ? { ...own, act, gateway: 2 } : { ...own, act }
}

/** Something of 60, begun by a member who has 100 of it. */
async function begin(what: BegunAct) {
  const uid = await world.funded(100n * peso)
  const { unit } = begun[what]
  const start = named(uid, 60n * unit)
  if (what === 'order') {
    await world.post({ ...named(uid, 100n), act: 'points' })
    await world.post({ ...start, act: 'order' })
  } else {
    await world.post({ ...start, act: 'withdrawal_hold' })
    if (what === 'withdrawal_paid') await world.post({ ...start, act: 'withdrawal_paid', gateway: 2 })
  }
  return { uid, unit, start }
}

async function fundsOf(uid: bigint) {
  const { journal, wallet, commands } = await ledgerOf(uid)
  const held = commands
    .filter(({ kind, outcome }) => kind === 11 && outcome === 0)
    .reduce((sum, { amount, won }) => sum + amount - won, 0n)
  return { postings: journal.length, held: wallet.held, open: held }
}

const pairs = (Object.keys(begun) as BegunAct[]).flatMap(what => begun[what].ends.map(act => [what, act] as const))
const spent = { ok: false, code: 'more_than_left' }
const nothing = { ok: false, code: 'nothing_to_end' }

describe.each(pairs)('what was begun as %s', (what, act) => {
  test(`is ended by ${act} in parts, together never more than it was`, async () => {
    const { uid, unit, start } = await begin(what)
    expect(await world.post(end(act, start, 61n * unit))).toMatchObject(spent)
    expect(await world.post(end(act, start, 20n * unit))).toMatchObject({ ok: true })
    expect(await world.post(end(act, start, 41n * unit))).toMatchObject(spent)
    expect(await world.post(end(act, start, 40n * unit))).toMatchObject({ ok: true })
    expect(await world.post(end(act, start, 1n))).toMatchObject(spent)
    const { held, open } = await fundsOf(uid)
    expect({ held, open }).toEqual({ held: 0n, open: 0n })
  })

  test(`is ended by ${act} once, however often that one is sent`, async () => {
    const { uid, unit, start } = await begin(what)
    const whole = end(act, start, 60n * unit)
    const before = await fundsOf(uid)
    const results = await Promise.all(Array.from({ length: 20 }, () => world.post(whole)))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await fundsOf(uid)).postings).toBe(before.postings + 1)
  })

  test(`is ended by one of twenty different ${act} at once`, async () => {
    const { uid, unit, start } = await begin(what)
    const before = await fundsOf(uid)
    const results = await Promise.all(Array.from({ length: 20 }, () => world.post(end(act, start, 60n * unit))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(result => !result.ok && result.code === 'more_than_left')).toHaveLength(19)
    expect((await fundsOf(uid)).postings).toBe(before.postings + 1)
  })

  test(`is not ended by ${act} before it began, and is after`, async () => {
    const { uid, unit, start } = await begin(what)
    const early = end(act, { uid, reference: 'still to come' }, 60n * unit)
    expect(await world.post(early)).toMatchObject(nothing)
    const of = { ...early, of: start.reference } as Posting
    expect(await world.post(of)).toMatchObject({ ok: true, replayed: false })
  })

  test(`of another member is not ended by ${act}`, async () => {
    const { uid, unit, start } = await begin(what)
    const stranger = await memberBeside(uid)
    expect(await world.post(end(act, { ...start, uid: stranger }, unit))).toMatchObject(nothing)
    expect((await ledgerOf(stranger)).wallet.version).toBe(0n)
  })

  test(`names its end ${act} in the chain of the wallet`, async () => {
    const { uid, unit, start } = await begin(what)
    await world.post(end(act, start, 60n * unit))
    const { journal } = await ledgerOf(uid)
    expect(journal.filter(({ round_id }) => round_id === start.reference)).toHaveLength(
      what === 'withdrawal_paid' ? 2 : 1,
    )
  })
})

async function memberBeside(uid: bigint): Promise<bigint> {
  for (;;) {
    const other = await world.funded(0n)
    if ((other - uid) % 3n === 0n) return other
  }
}

test('a hold is released or paid, never both, at once neither', async () => {
  const { uid, start } = await begin('withdrawal_hold')
  const both = [end('withdrawal_release', start, 60n * peso), end('withdrawal_paid', start, 60n * peso)]
  const results = await Promise.all([...both, ...both.map(act => ({ ...act, reference: name() }))].map(world.post))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await fundsOf(uid)).toMatchObject({ postings: 3, held: 0n, open: 0n })
})

test('a payout is reversed from the gateway it went to', async () => {
  const { start } = await begin('withdrawal_paid')
  const elsewhere = { ...end('withdrawal_reversed', start, 60n * peso), gateway: 3 } as Posting
  expect(await world.post(elsewhere)).toMatchObject(nothing)
})

test('an order that was refused has nothing to be refunded', async () => {
  const uid = await world.funded(0n)
  const order = named(uid, 60n)
  expect(await world.post({ ...order, act: 'order' })).toMatchObject({ ok: false, code: 'balance_too_low' })
  expect(await world.post(end('order_refund', order, 60n))).toMatchObject(nothing)
})

test('an act that ends something else under the same name is our own mistake', async () => {
  const { start } = await begin('withdrawal_hold')
  const release = end('withdrawal_release', start, peso)
  await world.post(release)
  await expect(world.post({ ...release, of: 'another' } as Posting)).rejects.toThrow('under the name')
})

test('whatever is held, released, paid and reversed, what is held is what the open holds say', async () => {
  const act = fc.record({
    act: fc.constantFrom('hold', 'withdrawal_release', 'withdrawal_paid', 'withdrawal_reversed'),
    of: fc.nat(3),
    size: fc.bigInt({ min: 1n, max: 70n }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 20 }), async acts => {
      const uid = await world.funded(100n * peso)
      const prefix = name()
      await Promise.all(
        acts.map(({ act: what, of, size }) => {
          const own = { ...named(uid, size * peso) }
          if (what === 'hold')
            return world.post({ ...own, reference: `${prefix} ${of}`, act: 'withdrawal_hold' }).catch(() => {})
          return world.post(end(what, { uid, reference: `${prefix} ${of}` }, size * peso))
        }),
      )
      const { held, open } = await fundsOf(uid)
      expect(held).toBe(open)
      const { journal, wallet } = await ledgerOf(uid)
      const gone = journal.reduce(
        (sum, { kind, amount }) => sum + (kind === 13 ? amount : kind === 14 ? -amount : 0n),
        0n,
      )
      expect(wallet.balance + held + gone).toBe(100n * peso)
    }),
    { numRuns: 25 },
  )
})
