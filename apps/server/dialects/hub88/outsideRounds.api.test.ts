import { randomUUID } from 'node:crypto'
import { openBench, openLine } from '@saya/conformance'
import {
  driverFor,
  listIncidents,
  moveOf,
  openWorld,
  ordersOf,
  plainRules,
  readLedger,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.link('hub88')
})
afterAll(() => world.close())

const peso = 10_000n
const pairs = 60
const none = { fields: { round: null } }

/** Somebody with ₱100 at the door. */
async function seat() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const url = new URL(world.url)
  const driver = await driverFor(world, 'hub88', uid)
  return { uid, ...openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID }) }
}

const balanceOf = async (uid: bigint) => (await world.db.member(uid, tx => readLedger(tx, uid))).wallet.balance

test('no order of a bet outside of rounds, its win and its rollback makes money', async () => {
  const played = { stake: 10n * peso, win: 25n * peso, isCovered: true, areApart: false }
  for (const order of ordersOf(['bet', 'settle', 'rollback'] as const)) {
    const at = await seat()
    const bet = at.bet(10n * peso)
    const messages = { bet, settle: at.settle(bet, 25n * peso), rollback: at.rollback(bet) }
    for (const step of [...order, ...order]) await at.ask(messages[step], none)
    expect({ order, balance: await balanceOf(at.uid) }).toEqual({
      order,
      balance: 100n * peso + moveOf(order, plainRules, played),
    })
  }
})

test('a rollback without the round of its bet gives the stake back, though the bet is on the way', async () => {
  const at = await seat()
  const answers = await Promise.all(
    Array.from({ length: pairs }, async () => {
      const bet = at.bet(peso)
      return Promise.all([at.ask(bet), at.ask(at.rollback(bet), none)])
    }),
  )
  expect(new Set(answers.map(([, back]) => back.word))).toEqual(new Set(['RS_OK']))
  expect(await balanceOf(at.uid)).toBe(100n * peso)
  expect(answers.some(([bet]) => bet.word === 'RS_OK')).toBe(true)
  expect((await world.db.app(listIncidents)).filter(({ kind }) => kind === 'TX_CONFLICT')).toEqual([])
})

test('a win without the round of its bet is paid in it', async () => {
  const at = await seat()
  const bet = at.bet(10n * peso)
  await at.ask(bet)
  const win = at.settle(bet, 25n * peso)
  for (let turn = 0; turn < 2; turn++)
    expect(await at.ask(win, none)).toMatchObject({ word: 'RS_OK', balance: 115n * peso })
  const { journal } = await world.db.member(at.uid, tx => readLedger(tx, at.uid))
  expect(journal.map(({ round_id }) => round_id)).toEqual([bet.round, bet.round])
})

test('a win that names no bet and no round is of none', async () => {
  const at = await seat()
  const nameless = { fields: { round: null, reference_transaction_uuid: null } }
  expect(await at.ask(at.settle(at.bet(peso), peso), nameless)).toMatchObject({
    word: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    balance: 100n * peso,
  })
})
