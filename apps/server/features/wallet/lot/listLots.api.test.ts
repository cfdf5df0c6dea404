import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../post/post.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function withCredits() {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const named = { uid: ana.uid, nowMs: world.clock.now() }
  await world.db.member(ana.uid, async tx => {
    await post(tx, { ...named, act: 'deposit', gateway: 1, reference: `d ${ana.uid}`, amount: 5_000_000n })
    await post(tx, { ...named, act: 'promotion', cashType: 4007, reference: `p ${ana.uid}`, amount: 1_000_000n })
    const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
    await post(tx, { ...named, ...gift, reference: `g ${ana.uid}`, amount: 2_500_050n })
  })
  return ana
}

test('each credit tells the play it asks for, what is done of it and what is left', async () => {
  const ana = await withCredits()
  const { data } = await ask(world, 'GET /finance/wallet/lots', {}, { token: ana.token })
  expect(data).toMatchObject({ t: 2, open_turnover: '700.00', taken_back: '0.00' })
  expect(data.d).toMatchObject([
    {
      name: 'Deposit',
      cash_type: 10,
      amount: '500.00',
      turnover_required: '500.00',
      done: '0.00',
      left: '500.00',
      locked: '500.00',
    },
    { name: 'Slot Betting Ranking', amount: '100.00', turnover_required: '200.00', left: '200.00', locked: '100.00' },
  ])
})

test('the wallet tells the balance and, of it, what may be withdrawn, rounded down [WALLET-01, WALLET-04]', async () => {
  const ana = await withCredits()
  const { data } = await ask(world, 'GET /finance/wallet', {}, { token: ana.token })
  expect(data).toEqual({ uid: String(ana.uid), balance: '850.00', withdrawable: '250.00' })
})

test('pages of lots cut the list, not the sums', async () => {
  const ana = await withCredits()
  const query = { page: '2', page_size: '1' }
  const { data } = await ask(world, 'GET /finance/wallet/lots', { query }, { token: ana.token })
  expect(data).toMatchObject({ t: 2, open_turnover: '700.00', d: [{ name: 'Slot Betting Ranking' }] })
})

test('lots are shown to their owner alone', async () => {
  await withCredits()
  const ben = await world.player()
  const { data } = await ask(world, 'GET /finance/wallet/lots', {}, { token: ben.token })
  expect(data).toEqual({ d: [], t: 0, open_turnover: '0.00', taken_back: '0.00' })
  expect(await ask(world, 'GET /finance/wallet/lots')).toMatchObject({ status: 401, code: 'authentication_required' })
})
