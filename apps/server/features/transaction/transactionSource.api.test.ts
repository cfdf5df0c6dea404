import {
  ask,
  askOffice,
  command,
  depositTools,
  openWithdrawalWorld,
  type Payable,
  readJournal,
  staffOf,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

async function listOf(player: Payable) {
  return (await ask(desk.world, 'GET /finance/transaction/list', {}, player)).data.d
}

test('a bet and its win name the game and the record of their round, which its owner can open [TXN-60]', async () => {
  const luz = await desk.payable({ pesos: 0n })
  await desk.move({ act: 'deposit', gateway: 1, uid: luz.uid, reference: 'to play with', amount: 5_000_000n })
  const { data: games } = await ask(desk.world, 'GET /member/game/list')
  const game = games.d[0]
  const round = { uid: luz.uid, txId: 'one bet', roundId: 'one round', game: Number(game?.id), amount: 5_000_000n }
  await desk.world.ledger.apply(command({ kind: 'bet', ...round, win: 7_000_000n, closesRound: true }))
  await readJournal(desk.world)
  const rows = (await listOf(luz)).filter(({ name }) => name === 'Bet' || name === 'Win')
  expect(rows.map(({ name }) => name)).toEqual(['Win', 'Bet'])
  for (const { remark, source } of rows) {
    expect([source?.type, remark]).toEqual(['bet', game?.en_name])
    const { data } = await ask(desk.world, 'GET /member/bet/detail', { query: { id: source?.id ?? '' } }, luz)
    expect([data.game_name, data.bet_amount]).toEqual([remark, '500.00'])
  }
})

test('a deposit names how it was paid in, and the deposit [TXN-60]', async () => {
  const luz = await desk.payable({ pesos: 0n })
  const deposits = depositTools(desk.world)
  const { id, payUrl } = await deposits.begin(luz, { amount: '200' })
  await deposits.act(payUrl)
  const { data } = await ask(desk.world, 'GET /finance/deposit/detail', { query: { id } }, luz)
  expect(data.status).toBe('completed')
  expect(await listOf(luz)).toMatchObject([
    { name: 'Deposit', amount: '200.00', remark: data.channel_name, source: { type: 'deposit', id } },
  ])
})

test('a withdrawal and what came back of it name where it was to go, and the withdrawal [TXN-60]', async () => {
  const luz = await desk.payable({ pesos: 60_000n, channel: 'BPI', account: '7770000009' })
  const id = await desk.begin(luz, { amount: '25000' })
  const { token } = await staffOf(desk.world, { role: 'finance' })
  const body = { uid: String(luz.uid), id, reason: 'It does not fit what they earn' }
  await askOffice(desk.world, 'POST /office/api/withdrawal/cancel', { body }, token)
  const named = { remark: 'BPI', source: { type: 'withdraw', id } }
  expect((await listOf(luz)).slice(0, 2)).toMatchObject([
    { name: 'Withdraw returned', amount: '25000.00', ...named },
    { name: 'Withdraw', amount: '-25000.00', ...named },
  ])
})

test('what belongs to nothing that has a page leads nowhere [TXN-60]', async () => {
  const luz = await desk.payable({ pesos: 0n })
  await desk.move({ act: 'voucher', uid: luz.uid, reference: `code ${luz.uid}`, amount: 1_000_000n })
  expect(await listOf(luz)).toMatchObject([{ name: 'Voucher', remark: '', source: null }])
})
