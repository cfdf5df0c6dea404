import {
  ask,
  bodyOf,
  decideAs,
  depositTools,
  limitTools,
  openWithdrawalWorld,
  type Payable,
  type Player,
  readJournal,
  reject,
  submitAs,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Note } from '../../platform/broker/index.ts'
import { settle } from '../deposit/event/settle.ts'
import { announceKept } from './announceKept.ts'
import { notifyMember } from './event.store.ts'
import { keptMessages } from './keptMessages.ts'

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

async function messagesOf({ token }: Pick<Player, 'token'>) {
  const { data } = await ask(desk.world, 'GET /member/message/list', {}, { token })
  return data.d.map(({ kind, cash_type, amount, link }) => [kind, cash_type, amount, link])
}

describe('a deposit', () => {
  let ana: Player
  beforeEach(async () => {
    ana = await desk.world.player({ kyc: 'fully_kyc' })
  })
  const look = (reference: string) => settle(desk.world.api.deposits, { gateway: 'paymongo', reference, uid: ana.uid })

  test('that completes is told once, however often and at once it is settled [FACT-60, FACT-61]', async () => {
    const cashier = depositTools(desk.world)
    const { id, payUrl } = await cashier.begin(ana, { amount: '250.50' })
    await cashier.act(payUrl)
    await Promise.all([look(id), look(id), look(id)])
    await look(id)
    await readJournal(desk.world)
    expect(await messagesOf(ana)).toEqual([['deposit_completed', 0, '250.50', '/s-transaction/deposit?time_flag=30']])
  })

  test('that fails is told as failed, one that runs out as late, and one that was given up is not told [FACT-60]', async () => {
    const cashier = depositTools(desk.world)
    const failing = await cashier.begin(ana, { amount: '100' })
    await cashier.act(failing.payUrl, { act: 'fail' })
    await Promise.all([look(failing.id), look(failing.id)])
    await look(failing.id)
    const leaving = await cashier.begin(ana, { amount: '200' })
    await ask(desk.world, 'POST /finance/deposit/cancel', { body: { id: leaving.id } }, ana)
    await look(leaving.id)
    const slow = await cashier.begin(ana, { amount: '300' })
    desk.world.clock.advance(31 * 60_000)
    await Promise.all([look(slow.id), look(slow.id)])
    await look(slow.id)
    const link = '/s-transaction/deposit?time_flag=30'
    expect(await messagesOf(ana)).toEqual([
      ['deposit_expired', 0, '300.00', link],
      ['deposit_failed', 0, '100.00', link],
    ])
  })
})

describe('a withdrawal', () => {
  let luz: Payable
  beforeEach(async () => {
    luz = await desk.payable()
  })

  test('that was paid is told, and that it came back after all [FACT-62]', async () => {
    const id = await desk.begin(luz)
    await desk.work()
    desk.world.clock.advance(60_000)
    await desk.work()
    await desk.decide(id, 'returned')
    desk.world.clock.advance(3_600_000)
    await desk.work()
    const link = '/s-transaction/withdraw?time_flag=30'
    expect(await messagesOf(luz)).toEqual([
      ['withdrawal_returned', 0, '500.00', link],
      ['withdrawal_completed', 0, '500.00', link],
    ])
  })

  test('that the gateway does not take is told as canceled [FACT-62]', async () => {
    await desk.bend('transfers', 'declining', 1)
    await desk.begin(luz)
    await desk.work()
    expect((await messagesOf(luz)).map(([kind]) => kind)).toEqual(['withdrawal_canceled'])
  })
})

test('each decision about KYC is told, with the way to the record [FACT-63]', async () => {
  const ana = await desk.world.player()
  await submitAs(desk.world, ana)
  await decideAs(desk.world, ana.uid, reject('first_name'))
  const again = { ...(await bodyOf(desk.world, ana)), attachments: {} }
  await ask(desk.world, 'POST /member/kyc/update', { body: again }, ana)
  desk.world.clock.advance(1000)
  await decideAs(desk.world, ana.uid, { decision: 'full', version: 2 })
  expect(await messagesOf(ana)).toEqual([
    ['kyc_approved', 0, '0.00', '/s-kyc'],
    ['kyc_rejected', 0, '0.00', '/s-kyc'],
  ])
  const ben = await desk.world.player()
  await submitAs(desk.world, ben)
  await decideAs(desk.world, ben.uid, { decision: 'basic' })
  expect(await messagesOf(ben)).toEqual([['kyc_approved_basic', 0, '0.00', '/s-kyc']])
})

test('a limit that changes is told, and so is one that waits to change; one that stays as it was is not [FACT-63]', async () => {
  const on = limitTools(desk.world)
  const ana = await on.player()
  await on.set(ana, { most: '500' })
  await on.set(ana, { most: '500' })
  desk.world.clock.advance(1000)
  await on.set(ana, { most: '300' })
  await on.set(ana, { most: '900' })
  const told = (await messagesOf(ana)).map(([kind, , , link]) => `${kind} ${link}`)
  expect(told.toSorted()).toEqual(['limit_asked /s-limits', 'limit_changed /s-limits', 'limit_changed /s-limits'])
})

test('an event is told live without its amount, after its commit alone, and is marked as unread like any message [FACT-61]', async () => {
  const { world } = desk
  const ana = await world.player()
  const event = { uid: ana.uid, kind: 'deposit_completed', about: 'one', amount: 5_000_000n } as const
  const undone = world.db.member(ana.uid, async tx => {
    await notifyMember(tx, { ...event, nowMs: world.clock.now() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const told: Note[] = []
  const line = { announce: async (note: Note) => void told.push(note) }
  await announceKept(world, line)
  expect(told.filter(({ uid }) => uid === String(ana.uid))).toEqual([])
  await world.db.member(ana.uid, tx => notifyMember(tx, { ...event, nowMs: world.clock.now() }))
  await announceKept(world, line)
  const [note] = told.filter(({ uid }) => uid === String(ana.uid))
  const payload = note && (await keptMessages(world.db).findPayload(note))
  expect(JSON.parse(payload ?? '')).toEqual({
    messageId: note?.messageId,
    cash_type: 0,
    kind: 'deposit_completed',
    created_at: Math.floor(world.clock.now() / 1000),
  })
  const { data } = await ask(world, 'GET /member/message/has_unread', {}, ana)
  expect(data.has_unread).toBe(true)
})
