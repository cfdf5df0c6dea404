import {
  ask,
  depositTools,
  harmLife,
  limitTools,
  type MallTools,
  mallTools,
  openWithdrawalWorld,
  type Player,
  readLedger,
  type WithdrawalWorld,
} from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCoupons } from '../coupon/index.ts'
import { settle } from '../deposit/event/settle.ts'
import { post } from '../wallet/index.ts'

/** Tickets that members buy with Filcoins while no offer may be made to them. */
let desk: WithdrawalWorld
let mall: MallTools
let ticket: string
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  mall = await mallTools(desk.world)
  ticket = await mall.goods(9, { deliver_method: 1, gives: 'ticket', gives_amount: 1 })
})
afterAll(() => desk.close())

async function meetLimit(ana: Player) {
  const on = limitTools(desk.world)
  expect((await on.set(ana, { counts: 'spent', most: '100' })).status).toBe(200)
  expect(await on.bet(ana, 100)).toBe('OK')
}

const setBand = (daysAgo: number, band: 'contact' | 'none') => (ana: Player) => {
  const life = harmLife(desk.world)
  const points = band === 'contact' ? 9 : 0
  return life.write(
    ana,
    `insert into harm_day values ($uid, '${life.day(daysAgo)}', ${points}, '${band}', '${band}', '{}')`,
  )
}

const countLeft = async ({ uid }: Player) => (await desk.world.db.member(uid, tx => countCoupons(tx, uid))).left

const countShown = async (by: Player) => (await ask(desk.world, 'GET /promo/cashback/detail', {}, by)).data.coupons_num

/** What a deposit of 1,000 pesos that asks for the ticket's bonus brings of it. */
async function payIn(by: Player) {
  const cashier = depositTools(desk.world)
  const { id, payUrl } = await cashier.begin(by, { amount: '1000', cashback_flag: '1' })
  await cashier.act(payUrl)
  await settle(desk.world.api.deposits, { gateway: 'paymongo', reference: id, uid: by.uid })
  const { journal } = await desk.world.db.member(by.uid, tx => readLedger(tx, by.uid))
  return journal.filter(({ kind }) => kind === 4009).map(({ amount }) => amount)
}

test.each([
  ['a limit of bets is met', meetLimit, async () => {}],
  ['their band is contact', setBand(2, 'contact'), setBand(1, 'none')],
] as const)(
  'a ticket that was bought while %s is its member’s at once, is neither shown nor worth a bonus, and is both once that is over [SAFE-127]',
  async (_case, begin, end) => {
    const ana = await limitTools(desk.world).player()
    const coins = { act: 'points', uid: ana.uid, reference: `earned by ${ana.uid}`, amount: 300n } as const
    await desk.world.db.member(ana.uid, tx => post(tx, { ...coins, nowMs: desk.world.clock.now() }))
    await begin(ana)
    expect((await mall.submit(ana, ticket, { deliver_method: 1, email: 'ana@example.com' })).status).toBe(200)
    expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
    expect([await countLeft(ana), await countShown(ana)]).toEqual([1, 0])
    expect([await payIn(ana), await countLeft(ana)]).toEqual([[], 1])
    desk.world.clock.advance(dayMs)
    await end(ana)
    expect(await countShown(ana)).toBe(1)
    expect([await payIn(ana), await countLeft(ana)]).toEqual([[500_000n], 0])
  },
)
