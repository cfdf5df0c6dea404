import { ask, openPayeeWorld, type PayeeWish, type PayeeWorld, type Player, readCode } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let payees: PayeeWorld
let ana: Player
beforeAll(async () => {
  payees = await openPayeeWorld()
})
afterAll(() => payees.world.close())
beforeEach(async () => {
  ana = await payees.verified()
})

const dayMs = 24 * 3_600_000

async function waitMsOf(player: Player, wish: PayeeWish = {}): Promise<number> {
  const { data } = await payees.add(player, wish)
  const { createdAtMs, readyAtMs } = await payees.kept(player, data.id)
  return readyAtMs - createdAtMs
}

test('the first account in the own name is ready at once, however the name is written', async () => {
  expect(await waitMsOf(ana, { first_name: 'LUZ' })).toBe(0)
})

test('a second account waits a day, and so does one after another was deleted', async () => {
  const { data } = await payees.add(ana)
  expect(await waitMsOf(ana, { channel_name: 'Maya' })).toBe(dayMs)
  const ben = await payees.verified()
  const first = (await payees.add(ben, { account: '9180000001' })).data
  await payees.remove(ben, first.id)
  expect(await waitMsOf(ben, { account: '9180000009' })).toBe(dayMs)
  expect((await payees.kept(ana, data.id)).readyAtMs).toBeLessThanOrEqual(payees.world.clock.now())
})

test('of two first payout accounts added at once, one is ready and the other waits a day', async () => {
  for (const turn of [1, 2, 3]) {
    const ben = await payees.verified()
    const wishes = ['GCash', 'Maya'].map(channel_name => ({ channel_name, account: `918100000${turn}` }))
    const waits = await Promise.all(wishes.map(wish => waitMsOf(ben, wish)))
    expect(waits.sort((one, other) => one - other)).toEqual([0, dayMs])
  }
})

test('one in another name waits a day', async () => {
  expect(await waitMsOf(ana, { first_name: 'Lito' })).toBe(dayMs)
})

test('one right after a new password, a new phone or a new device waits a day', async () => {
  const recently = await payees.verified({ password: 'tatlong maya sa bakod', passwordAgeMs: 71 * 3_600_000 })
  expect(await waitMsOf(recently, { account: '9180000002' })).toBe(dayMs)
  const long = await payees.verified({ password: 'tatlong maya sa bakod', passwordAgeMs: 72 * 3_600_000 })
  expect(await waitMsOf(long, { account: '9180000003' })).toBe(0)
  const moved = await payees.verified()
  await changePhone(moved)
  expect(await waitMsOf(moved, { account: '9180000004' })).toBe(dayMs)
  const elsewhere = await payees.verified()
  const again = { created_at: instant(payees.world.clock.now()), expires_at: instant(payees.world.clock.now() + dayMs) }
  const session = { ...again, uid: elsewhere.uid, device_id: 'another', token_hash: Buffer.alloc(32, 9) }
  await payees.world.db.app(tx => tx.insertInto('session').values(session).execute())
  expect(await waitMsOf(elsewhere, { account: '9180000005' })).toBe(dayMs)
})

async function changePhone({ token, phone }: Player): Promise<void> {
  const next = `98${phone.slice(2)}`
  const sent = await ask(
    payees.world,
    'POST /member/sms',
    { body: { phone: next, country_code: '63', purpose: 'edit' } },
    { token },
  )
  const body = {
    phone: next,
    country_code: '63',
    otp_id: sent.data.id,
    code: await readCode(payees.world, next),
  } as const
  expect((await ask(payees.world, 'POST /member/detail/update', { body }, { token })).status).toBe(200)
}
