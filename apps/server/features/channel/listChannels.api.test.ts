import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moneyLimits } from '@saya/contract/limits'
import { ask, openWorld, type Player, root, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let player: Player
beforeAll(async () => {
  world = await openWorld()
  player = await world.player()
})
afterAll(() => world.close())

function list(mode: '1' | '2') {
  return ask(world, 'GET /finance/channel/list', { query: { mode } }, player)
}

test('the ways to deposit are listed, wallets, banks and vouchers [WALLET-12, WALLET-15, WALLET-18]', async () => {
  const { data } = await list('1')
  expect(data.d.map(({ id, flag }) => [id, flag])).toEqual([
    ['gcash', 2],
    ['maya', 2],
    ['qrph', 2],
    ['grabpay', 2],
    ['bpi', 1],
    ['unionbank', 1],
    ['1008', 2],
  ])
  expect(data.t).toBe(7)
  expect(data.d[0]).toEqual({
    id: 'gcash',
    name: 'GCash',
    img: '/img/channel/gcash.svg',
    flag: 2,
    min_amount: '100.00',
    max_amount: '500000.00',
    amount_limit: ['100.00', '200.00', '500.00', '1000.00', '2000.00', '5000.00'],
    tips: 'You pay in the GCash app and come back here.',
    cashback_state: 1,
    tips_tl: 'Magbabayad ka sa GCash app at babalik dito.',
    cashback_coupons_num: 0,
    cashback_is_capped: false,
  })
})

test('a channel has the usual limits where it says nothing else [WALLET-13]', async () => {
  const { data } = await list('1')
  for (const { min_amount, max_amount } of data.d) {
    expect(min_amount).toBe(`${moneyLimits.depositLeastPesos}.00`)
    expect(max_amount).toBe(`${moneyLimits.depositMostPesos}.00`)
  }
})

test('nothing is offered that nobody serves [WALLET-18]', async () => {
  const names = (await list('1')).data.d.map(({ name }) => name)
  for (const closed of ['mayamini', 'lazadamini']) expect(names).not.toContain(closed)
})

test('the wallets and banks that money can be paid out to are listed, each with its limits [WALLET-18]', async () => {
  const { d } = (await list('2')).data
  expect(d.slice(0, 2).map(({ name, flag }) => [name, flag])).toEqual([
    ['GCash', 2],
    ['Maya', 2],
  ])
  expect(new Set(d.map(({ name }) => name)).size).toBe(d.length)
  for (const { flag, min_amount, max_amount } of d) {
    expect([min_amount, max_amount]).toEqual(['100.00', flag === 2 ? '50000.00' : '500000.00'])
  }
})

test('what the operator closes is gone at once', async () => {
  await world.db.ref(tx => tx.updateTable('channel').set({ is_open: false }).where('id', '=', 'bpi').execute())
  expect((await list('1')).data.d.map(({ id }) => id)).not.toContain('bpi')
})

test('what the gateway or the hours of the day close is gone for so long', async () => {
  const ids = async () => (await list('1')).data.d.map(({ id }) => id)
  const takes = (taken: boolean) =>
    world.db.ref(tx => tx.updateTable('gateway').set({ takes_payments: taken }).where('name', '=', 'maya').execute())
  await takes(false)
  expect(await ids()).not.toContain('maya')
  await takes(true)
  expect(await ids()).toContain('maya')
  const minute = (Math.floor(world.clock.now() / 60_000) + 480) % 1440
  const hours = { opens_at: minute, closes_at: (minute + 60) % 1440 }
  await world.db.ref(tx => tx.updateTable('channel').set(hours).where('id', '=', 'qrph').execute())
  expect(await ids()).toContain('qrph')
  world.clock.advance(3_600_000)
  expect(await ids()).not.toContain('qrph')
})

test('every picture that a channel shows is there', async () => {
  for (const { img } of [...(await list('1')).data.d, ...(await list('2')).data.d].filter(one => one.img)) {
    expect(existsSync(join(root, 'content/images', img.replace('/img/', '')))).toBe(true)
  }
})

test('who is not signed in is shown none', async () => {
  expect((await ask(world, 'GET /finance/channel/list', { query: { mode: '1' } })).status).toBe(401)
})
