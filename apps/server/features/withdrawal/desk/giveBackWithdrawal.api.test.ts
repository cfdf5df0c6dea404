import {
  askOffice,
  openWithdrawalWorld,
  type Payable,
  staffOf,
  tellOtherwise,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditAll } from '../../wallet/index.ts'

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
    return giveBackAs((await staffOf(desk.world, { role })).token, id, uid)
  }

  function giveBackAs(token: string, id: string, uid = luz.uid) {
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

  test('what the gateway never knew is given back once, three days later, by its own word and two of compliance', async () => {
    const id = await lose()
    expect(await giveBack(id)).toMatchObject({ status: 409, code: 'withdrawal_not_lost' })
    await wait(48 * hour)
    expect(await giveBack(id)).toMatchObject({ status: 503, code: 'gateway_unreachable' })
    expect((await desk.money(luz)).held).toBe(500n)
    await desk.bend('payouts', 'none')
    expect(await giveBack(id, 'finance')).toMatchObject({ status: 403, code: 'not_permitted' })
    expect(await giveBack(id, 'compliance', luz.uid + 1n)).toMatchObject({ status: 404 })
    const { token } = await staffOf(desk.world, { role: 'compliance' })
    expect((await giveBackAs(token, id)).data).toEqual({ status: 'timeout', said: 1 })
    expect(await giveBackAs(token, id)).toMatchObject({ status: 409, code: 'verdict_by_others' })
    expect((await desk.money(luz)).held).toBe(500n)
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(id)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
    expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
    expect(await desk.transfers(id)).toEqual([])
  })

  test.each([
    ['with its country', (number: string) => `+63${number}`],
    ['in part alone', (number: string) => `******${number.slice(-4)}`],
    ['not at all', () => ''],
  ])('what its list has without our name, and the number %s, is not given back', async (_how, write) => {
    await desk.bend('transfers', 'pending', 1)
    const id = await desk.begin(luz)
    await desk.work()
    const listPayouts = desk.world.api.withdrawals.payouts.get(name)?.listPayouts
    if (!listPayouts) throw new Error('no gateway')
    const unnamed = async (sinceMs: number) =>
      (await listPayouts(sinceMs)).map(one =>
        one.reference === id ? { ...one, id: 'tr_lost', reference: 'unnamed', number: write(one.number) } : one,
      )
    const honest = tellOtherwise({ api: desk.world.api, name, listPayouts: unnamed }, () => undefined)
    await wait(25 * hour)
    await wait(60 * hour)
    expect(await giveBack(id)).toMatchObject({ status: 409, code: 'withdrawal_not_lost' })
    expect((await desk.money(luz)).held).toBe(500n)
    honest()
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
  test('what its list of all payouts has is not given back, though it does not find it by a name', async () => {
    await desk.bend('transfers', 'pending', 1)
    const id = await desk.begin(luz)
    await desk.work()
    await wait(80 * hour)
    const honest = tellOtherwise({ api: desk.world.api, name }, () => undefined)
    for (let person = 0; person < 2; person++) {
      expect(await giveBack(id)).toMatchObject({ status: 409, code: 'withdrawal_not_lost' })
    }
    honest()
    expect(await desk.row(luz, id)).toMatchObject({ status: 'timeout' })
    expect((await desk.money(luz)).held).toBe(500n)
  })

  test('what it took and knows nothing of any more is given back by two people, three days later', async () => {
    await desk.bend('transfers', 'pending', 1)
    const id = await desk.begin(luz)
    await desk.work()
    const honest = tellOtherwise({ api: desk.world.api, name, listPayouts: async () => [] }, () => undefined)
    await wait(80 * hour)
    expect((await desk.row(luz, id)).payout_id).not.toBeNull()
    expect((await giveBack(id)).data).toEqual({ status: 'timeout', said: 1 })
    expect((await giveBack(id)).data).toEqual({ status: 'canceled', said: 2 })
    honest()
    expect(await desk.money(luz)).toEqual({ balance: '1000.00', withdrawable: '1000.00', held: 0n })
  })
})
