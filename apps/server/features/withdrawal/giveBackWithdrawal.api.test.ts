import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditAll } from '../wallet/index.ts'

const hour = 3_600_000

describe.each(['paymongo', 'xendit'] as const)('what was sent through %s', name => {
  let desk: WithdrawalWorld
  let luz: Payable
  beforeAll(async () => {
    desk = await openWithdrawalWorld(name)
  })
  afterAll(async () => {
    const { db, clock } = desk.world
    expect((await auditAll({ db, clock })).findings).toEqual([])
    await desk.close()
  })
  beforeEach(async () => {
    luz = await desk.payable()
  })

  async function wait(ms: number): Promise<void> {
    desk.world.clock.advance(ms)
    await desk.work()
  }

  async function giveBack(id: string, role: 'compliance' | 'finance' = 'compliance', uid = luz.uid) {
    const { token } = await staffOf(desk.world, { role })
    const body = { uid: String(uid), id, reason: 'The gateway has never heard of it' }
    return askOffice(desk.world, 'POST /office/api/withdrawal/give-back', { body }, token)
  }

  /** One that was asked for while the gateway said nothing, for longer than it remembers keys. */
  async function lose(): Promise<string> {
    await desk.bend('payouts', 'silent')
    const id = await desk.begin(luz)
    await desk.work()
    await wait(25 * hour)
    expect((await desk.row(luz, id)).status).toBe('timeout')
    return id
  }

  test('what the gateway never knew is given back once, three days later, by its own word and compliance', async () => {
    const id = await lose()
    expect(await giveBack(id)).toMatchObject({ status: 409, code: 'withdrawal_not_lost' })
    await wait(48 * hour)
    expect(await giveBack(id)).toMatchObject({ status: 503, code: 'gateway_unreachable' })
    expect((await desk.money(luz)).held).toBe(500n)
    await desk.bend('payouts', 'none')
    expect(await giveBack(id, 'finance')).toMatchObject({ status: 403, code: 'not_permitted' })
    expect(await giveBack(id, 'compliance', luz.uid + 1n)).toMatchObject({ status: 404 })
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(id)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
    expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
    expect(await desk.transfers(id)).toEqual([])
  })

  test('what the gateway knows stays what it is, however long it was silent', async () => {
    // The account it is sent from is known from then on, so that the next call is the one that sends.
    const other = await desk.payable()
    await desk.begin(other)
    await desk.work()
    await desk.bend('transfers', 'pending', 1)
    await desk.bend('payouts', 'cut', 1)
    const id = await desk.begin(luz)
    await desk.work()
    await desk.bend('payouts', 'silent')
    await wait(80 * hour)
    expect((await desk.row(luz, id)).status).toBe('timeout')
    await desk.bend('payouts', 'none')
    expect(await giveBack(id)).toMatchObject({ status: 409, code: 'withdrawal_not_lost' })
    expect(await desk.row(luz, id)).toMatchObject({ status: 'timeout' })
    expect((await desk.money(luz)).held).toBe(500n)
  })
})
