import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let desk: WithdrawalWorld
let [first, second] = ['', '']
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let luz: Payable
let counter = 0
beforeEach(async () => {
  // The clock goes on from test to test, and nobody stays signed in for that long.
  first = (await staffOf(desk.world, { role: 'finance' })).token
  second = (await staffOf(desk.world, { role: 'risk' })).token
  luz = await desk.payable({ pesos: 300_000n, channel: 'BPI', account: `77700${String(++counter).padStart(5, '0')}` })
})

function approve(id: string, token = first, uid = String(luz.uid)) {
  return askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body: { uid, id } }, token)
}

async function statusOf(id: string): Promise<string> {
  return (await desk.row(luz, id)).status
}

test('one person approves a flagged withdrawal, and it is not sent before', async () => {
  const id = await desk.begin(luz, { amount: '30000' })
  await desk.work()
  expect([await statusOf(id), await desk.transfers(id)]).toEqual(['under_review', []])
  expect((await approve(id)).data).toEqual({ status: 'paying', approvals: 1, approvals_needed: 1 })
  await desk.work()
  desk.world.clock.advance(60_000)
  await desk.work()
  expect([await statusOf(id), (await desk.transfers(id)).length]).toEqual(['completed', 1])
})

describe('above ₱100,000', () => {
  test('two different people must say yes, and the same one twice is one', async () => {
    const id = await desk.begin(luz, { amount: '150000' })
    expect((await approve(id)).data).toEqual({ status: 'under_review', approvals: 1, approvals_needed: 2 })
    const again = await approve(id)
    expect([again.status, again.code]).toEqual([409, 'second_person_needed'])
    expect((await approve(id, second)).data).toMatchObject({ status: 'paying', approvals: 2 })
  })

  test('both at once count twice, one person at once counts once', async () => {
    const id = await desk.begin(luz, { amount: '150000' })
    const answers = await Promise.all([approve(id), approve(id), approve(id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await statusOf(id)).toBe('under_review')
    await approve(id, second)
    expect(await statusOf(id)).toBe('paying')
  })

  test('it goes by PESONet, and is late after two banking days [TXN-31]', async () => {
    await desk.work()
    await desk.misbehave({ party: 'paymongo_transfers', kind: 'pending', times: 1 })
    const id = await desk.begin(luz, { amount: '150000' })
    await approve(id)
    await approve(id, second)
    await desk.work()
    expect(await desk.transfers(id)).toMatchObject([{ provider: 'pesonet', amount: 15_000_000 }])
    const hour = 3_600_000
    for (let passed = 0; passed < 40 && (await statusOf(id)) === 'paying'; passed++) {
      desk.world.clock.advance(2 * hour)
      await desk.work()
    }
    expect(await statusOf(id)).toBe('timeout')
    expect((await desk.money(luz)).held).toBe(150_000n)
    const { sent_at: sentAt } = await desk.row(luz, id)
    expect(desk.world.clock.now() - (sentAt ?? 0)).toBeGreaterThan(48 * hour)
  })
})

describe('nothing is approved', () => {
  test('that was decided already', async () => {
    const id = await desk.begin(luz, { amount: '30000' })
    await approve(id)
    expect((await approve(id, second)).code).toBe('withdrawal_decided')
  })

  test('for a member whose standing is not what it was', async () => {
    const id = await desk.begin(luz, { amount: '30000' })
    const body = { uid: String(luz.uid), reason: 'Odd deposits' }
    const risk = await staffOf(desk.world, { role: 'risk' })
    await askOffice(desk.world, 'POST /office/api/member/freeze', { body }, risk.token)
    const refused = await approve(id)
    expect([refused.status, refused.code]).toEqual([409, 'withdrawal_gate_closed'])
    expect(await statusOf(id)).toBe('under_review')
  })

  test('by somebody for themselves, for a role without the right, under another’s number, or by nobody', async () => {
    const id = await desk.begin(luz, { amount: '30000' })
    const own = await staffOf(desk.world, { role: 'finance', memberUid: luz.uid })
    expect((await approve(id, own.token)).code).toBe('own_matter')
    const support = await staffOf(desk.world, { role: 'support' })
    expect((await approve(id, support.token)).code).toBe('not_permitted')
    const fresh = await staffOf(desk.world, { role: 'finance' })
    expect((await approve(id, fresh.token, String(luz.uid + 3n))).code).toBe('not_found')
    expect((await approve(id, '')).status).toBe(401)
    expect(await statusOf(id)).toBe('under_review')
  })
})

test('every yes is on record with who gave it', async () => {
  const own = await staffOf(desk.world, { role: 'finance' })
  const id = await desk.begin(luz, { amount: '30000' })
  await approve(id, own.token)
  const acts = await desk.world.db.app(tx =>
    tx.selectFrom('staff_act').select(['action', 'operator', 'after']).where('object_id', '=', id).execute(),
  )
  expect(acts).toMatchObject([{ action: 'withdrawal.decide', operator: own.email, after: { approved: true } }])
})
