import { ask, type MallTools, mallTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { killOwnConnection } from '../../../../packages/testing/simulation/simulation.store.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { countCoupons } from '../coupon/index.ts'
import { setGate } from '../gate/index.ts'
import { auditAll } from '../wallet/index.ts'
import { findClaim } from './claim/claim.store.ts'
import { endClaim } from './claim/endClaim.ts'
import { takeClaim } from './claim/takeClaim.ts'
import { redeem } from './redeem.ts'
import { redemptionIdOf } from './redemption.rules.ts'
import { findRedemption, lockRedemption } from './redemption.store.ts'
import { giveBack, refund } from './refund.ts'
import { redeemSteps, type RedemptionStep, refundSteps, type StepWatch } from './steps.ts'

const leaseMs = 61_000

let world: World
let mall: MallTools
/** Made before the clock moves on and the staff who made them are signed out: what is given at once, and what is sent. */
let voucher: string
let tickets: string
let parcel: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
  voucher = await mall.goods(99, { deliver_method: 1, gives: 'voucher', gives_amount: 50 })
  tickets = await mall.goods(99, { deliver_method: 1, gives: 'ticket', gives_amount: 2, most_per_person: 3 })
  parcel = await mall.goods(20)
})
afterAll(() => world.close())

/** What one call passes, with the connection killed before one of its steps, or before none. */
function watch(cut?: RedemptionStep) {
  const passed: RedemptionStep[] = []
  async function onStep(step: RedemptionStep, tx: AppTx | MemberTx): Promise<void> {
    passed.push(step)
    if (step === cut) await killOwnConnection(tx as MemberTx)
  }
  return { passed, onStep }
}

/** As the call does it, and as the same call again does it. */
async function submit(player: Player, goods: string, { onStep }: StepWatch): Promise<void> {
  const deps = { ...world, jurisdiction: 'standard', onStep } as const
  const claim = await mall.claim(player, goods, { name: 'one tap', pieces: goods === parcel ? 2 : 1 })
  const taken = await world.db.app(tx => takeClaim(tx, deps, { claim, most: 3 }))
  const { code } = await world.db.member(player.uid, tx => redeem(tx, deps, taken))
  await endClaim(deps, taken, code)
}

const idOf = ({ uid }: Player) => redemptionIdOf(uid, 'one tap')

async function statesOf(player: Player) {
  const claim = await world.db.app(tx => findClaim(tx, idOf(player)))
  const redemption = await world.db.member(player.uid, tx => findRedemption(tx, player.uid, idOf(player)))
  return [claim?.status, redemption?.status, redemption?.returnDueAtMs ?? null]
}

const terminated = /terminat|Connection/

/** Both ways on from a cut: the same call again, and the sweep. */
const ways = ['the same call', 'the sweep'] as const

async function goOn(way: (typeof ways)[number], again: () => Promise<void>): Promise<void> {
  if (way === 'the same call') await again()
  world.clock.advance(leaseMs)
  await Promise.all([mall.sweep(), mall.sweep()])
  await mall.sweep()
}

const passedSomewhere = new Set<RedemptionStep>()

async function stepsOf(run: (seen: StepWatch) => Promise<void>): Promise<readonly RedemptionStep[]> {
  const { passed, onStep } = watch()
  await run({ onStep })
  for (const step of passed) passedSomewhere.add(step)
  return passed
}

/** What a member was given at once: the pesos of vouchers, and how many cashback tickets. */
async function givenTo(player: Player) {
  const { left } = await world.db.member(player.uid, tx => countCoupons(tx, player.uid))
  return { pesos: await mall.vouchersOf(player), tickets: left }
}

const nothing = { pesos: [], tickets: 0 }

test.each([
  ['a voucher', () => voucher, { pesos: [50n * 10_000n], tickets: 0 }],
  ['cashback tickets', () => tickets, { pesos: [], tickets: 2 }],
])(
  'a redemption of %s that is killed before any of its steps is made once after all, by the same call and by the sweep [MALL-50]',
  async (_what, goodsOf, gift) => {
    const goods = goodsOf()
    const whole = await stepsOf(async seen => submit(await mall.buyer(300n), goods, seen))
    for (const way of ways) {
      for (const cut of whole) {
        const ana = await mall.buyer(300n)
        const before = await mall.stockOf(goods)
        const { passed, onStep } = watch(cut)
        await expect(submit(ana, goods, { onStep })).rejects.toThrow(terminated)
        expect(passed).toEqual(whole.slice(0, whole.indexOf(cut) + 1))
        await goOn(way, () => submit(ana, goods, {}))
        // Where nothing was claimed yet, nobody but the member can make it.
        const isMade = way === 'the same call' || passed.includes('addRedemption')
        expect(await mall.coinsOf(ana), `${way} behind ${cut}`).toEqual(isMade ? [[40, 100n]] : [])
        expect(await givenTo(ana)).toEqual(isMade ? gift : nothing)
        const after = await mall.stockOf(goods)
        expect([before.left - after.left, after.claimed - before.claimed]).toEqual(isMade ? [1, 1] : [0, 0])
        if (isMade) expect(await statesOf(ana)).toEqual(['done', 'successful', null])
      }
    }
  },
)

test('one that comes to nothing and is killed before any of its steps gives its pieces back once [MALL-42, MALL-50]', async () => {
  const goods = parcel
  async function excluded(): Promise<Player> {
    const player = await mall.buyer(300n)
    const gate = { uid: player.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
    await world.db.member(player.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
    return player
  }
  const whole = await stepsOf(async seen => submit(await excluded(), goods, seen))
  expect(whole).toEqual(redeemSteps.filter(step => step !== 'postOrder' && step !== 'deliver'))
  for (const cut of whole.slice(whole.indexOf('addRedemption'))) {
    const ana = await excluded()
    await expect(submit(ana, goods, watch(cut))).rejects.toThrow(terminated)
    expect(await mall.stockOf(goods)).toEqual({ left: 18, received: 20, claimed: 2 })
    await goOn('the sweep', () => Promise.resolve())
    await submit(ana, goods, {})
    expect(await mall.coinsOf(ana)).toEqual([])
    expect(await mall.stockOf(goods)).toEqual({ left: 20, received: 20, claimed: 0 })
    expect(await statesOf(ana)).toEqual(['refused', 'refused', null])
  }
})

/** Behind these the member's wallet is held, so that an exclusion waits until all of the order is done. */
const behindWallet: readonly RedemptionStep[] = ['readGates', 'postOrder', 'setEnd', 'deliver', 'endClaim']

test('an exclusion that falls before any step of an order comes before all of it or behind all of it [SAFE-110, MALL-38]', async () => {
  const whole = await stepsOf(async seen => submit(await mall.buyer(300n), voucher, seen))
  for (const at of whole) {
    const ana = await mall.buyer(300n)
    const before = await mall.stockOf(voucher)
    const isFirst = !behindWallet.includes(at)
    let excluded: Promise<{ readonly status: number }> | undefined
    async function onStep(step: RedemptionStep): Promise<void> {
      if (step !== at) return
      excluded = ask(world, 'POST /member/exclusion/set', { body: { period: '6m' } }, ana)
      if (isFirst) await excluded
    }
    await submit(ana, voucher, { onStep })
    expect((await excluded)?.status).toBe(200)
    await goOn('the sweep', () => Promise.resolve())
    const after = await mall.stockOf(voucher)
    const expected = isFirst ? [0, [], 'refused'] : [1, [[40, 100n]], 'successful']
    const [, status] = await statesOf(ana)
    expect([before.left - after.left, await mall.coinsOf(ana), status], at).toEqual(expected)
    const { balance, withdrawable } = (await ask(world, 'GET /finance/wallet', {}, ana)).data
    expect([at, withdrawable]).toEqual([at, balance])
  }
})

test('a refund that is killed before any of its steps gives every Filcoin and every piece back once [MALL-46, MALL-47, MALL-51]', async () => {
  const goods = parcel
  async function giveUp(player: Player, { onStep }: StepWatch): Promise<void> {
    const { uid } = player
    const row = await world.db.member(uid, async tx => {
      const held = await lockRedemption(tx, uid, idOf(player))
      if (!held) throw new Error('There is no redemption.')
      if (held.status === 'failed') return held
      return refund(tx, { onStep }, { row: held, reason: 'Lost on the way', nowMs: world.clock.now() })
    })
    await giveBack({ ...world, onStep }, row)
  }
  async function owner(): Promise<Player> {
    const player = await mall.buyer(300n)
    await submit(player, goods, {})
    return player
  }
  const before = await mall.stockOf(goods)
  const whole = await stepsOf(async seen => giveUp(await owner(), seen))
  expect(whole).toEqual(refundSteps)
  for (const cut of whole) {
    const ana = await owner()
    await expect(giveUp(ana, watch(cut))).rejects.toThrow(terminated)
    const isFailing = whole.indexOf(cut) > whole.indexOf('postRefund')
    await goOn(isFailing ? 'the sweep' : 'the same call', () => giveUp(ana, {}))
    expect(await mall.coinsOf(ana), cut).toEqual([
      [40, 200n],
      [41, 200n],
    ])
    expect(await mall.stockOf(goods)).toEqual(before)
    expect(await statesOf(ana)).toEqual(['returned', 'failed', null])
  }
})

test('every step was cut, and the audit finds a ground behind each posting', async () => {
  expect([...passedSomewhere].toSorted()).toEqual(
    [...new Set<RedemptionStep>([...redeemSteps, ...refundSteps])].toSorted(),
  )
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  expect(findings.filter(({ detail }) => /of kind (?:21|40|41)/.test(detail))).toEqual([])
})
