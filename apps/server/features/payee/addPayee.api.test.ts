import { ask, openPayeeWorld, type PayeeWorld, type Player, startWorker, testMasters } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { tellOwner } from '../identity/index.ts'
import { countOtherHolders, openNumber } from './index.ts'

let payees: PayeeWorld
let ana: Player
beforeAll(async () => {
  payees = await openPayeeWorld()
})
afterAll(() => payees.world.close())
beforeEach(async () => {
  ana = await payees.verified()
})

const names = { first_name: 'Luz', middle_name: 'Santos', last_name: 'Ramos' }
const secrets = { masters: testMasters }

test('an account is added under the names of its owner, and listed with its number hidden [WALLET-66, WALLET-67, WALLET-69]', async () => {
  const { status, data } = await payees.add(ana)
  expect(status).toBe(200)
  const nowS = Math.floor(payees.world.clock.now() / 1000)
  expect(data).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    uid: String(ana.uid),
    account: '9171***567',
    channel_name: 'GCash',
    channel_img: '/img/channel/gcash.svg',
    flag: 2,
    currency: 'PHP',
    ...names,
    status: 1,
    created_at: nowS,
    ready_at: expect.any(Number),
  })
  expect(await payees.list(ana)).toEqual({ d: [data], t: 1 })
  expect(await payees.list(await payees.verified())).toEqual({ d: [], t: 0 })
})

test('the number is nowhere in the plain, and opens for its own row alone', async () => {
  const { data } = await payees.add(ana)
  const row = await payees.kept(ana, data.id)
  expect(openNumber(row, secrets)).toBe('9171234567')
  expect(() => openNumber({ ...row, uid: row.uid + 1n }, secrets)).toThrow('is not as it was put')
  const inside = await payees.world.db.member(ana.uid, tx => tx.selectFrom('payee').selectAll().execute())
  const calls = await payees.world.db.member(ana.uid, tx => tx.selectFrom('money_call').selectAll().execute())
  const written = JSON.stringify([inside, calls], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : Buffer.isBuffer(value) ? value.toString('latin1') : value,
  )
  expect(written).toContain('9171***567')
  expect(written).not.toContain('9171234567')
})

test('a number of a bank is kept exactly as it was typed, with its zeros, under the names that were stated [WALLET-69]', async () => {
  const stated = { channel_name: 'BDO Unibank', first_name: 'Maria', middle_name: 'Cruz', last_name: 'Reyes' }
  const { data } = await payees.add(ana, { ...stated, account: '001234567890' })
  expect(data).toMatchObject({ ...stated, flag: 1, account: '0012*****890' })
  expect(openNumber(await payees.kept(ana, data.id), secrets)).toBe('001234567890')
})

test.each([
  [{ account: '08171234567' }, 'payee_mobile', 'Phone number Error'],
  [{ account: '639171234567' }, 'payee_mobile', 'Phone number Error'],
  [{ channel_name: 'BPI', account: '12345' }, 'payee_number', 'An account number has 6 to 20 digits.'],
  [{ channel_name: 'BPI', account: '1234 567890' }, 'payee_number', 'An account number has 6 to 20 digits.'],
  [{ channel_name: 'QR Ph' }, 'payee_channel_unknown', 'payment method not found'],
  [{ channel_name: 'No such bank' }, 'payee_channel_unknown', 'payment method not found'],
])('%j is refused in words, and nothing is kept', async (wish, code, sentence) => {
  expect(await payees.add(ana, wish)).toMatchObject({ status: 422, code, sentence })
  expect((await payees.list(ana)).t).toBe(0)
})

test('without a name there is no account', async () => {
  expect((await payees.add(ana, { first_name: ' ' })).code).toBe('invalid_request')
})

test.each(['unset', 'under_review', 'rejected', 'basic_kyc', 'basic_account', 'frozen'] as const)(
  'a member who is %s adds none',
  async kyc => {
    const other = await payees.world.player({ kyc })
    const refused = await payees.add(other)
    expect([refused.status, refused.code]).toEqual([403, 'payee_kyc_required'])
  },
)

test.each(['exclusion', 'time_out', 'staff'] as const)(
  'under %s a member adds the account that their balance goes to, and lists it [FACT-05]',
  async cause => {
    const { db, clock } = payees.world
    const times = { openUntilMs: null, closedUntilMs: clock.now() + 3_600_000, nowMs: clock.now() }
    await db.member(ana.uid, tx => setGate(tx, { uid: ana.uid, cause, ...times }))
    expect((await payees.add(ana)).status).toBe(200)
    expect((await payees.list(ana)).t).toBe(1)
  },
)

test('a type that is linked already is not linked again, whatever its number [WALLET-72]', async () => {
  await payees.add(ana)
  const refused = await payees.add(ana, { account: '9189999999' })
  expect(refused).toMatchObject({ status: 409, code: 'payee_exists' })
  expect((await payees.list(ana)).t).toBe(1)
})

test('the third account is the last, also for four taps at once', async () => {
  const wishes = ['GCash', 'Maya', 'BPI', 'PNB'].map(channel_name => ({ channel_name, account: '9171234567' }))
  const answers = await Promise.all(wishes.map(wish => payees.add(ana, wish)))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 200, 409])
  expect((await payees.list(ana)).t).toBe(3)
  expect((await payees.add(ana, { channel_name: 'RCBC' })).code).toBe('payees_full')
})

test('the same call under one key, however often and at once, adds one account', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => payees.add(ana, { key: 'tap' })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect((await payees.add(ana, { key: 'tap' })).data).toEqual(answers[0]?.data)
  expect((await payees.list(ana)).t).toBe(1)
})

test('a number that others have stated is taken like any other, and whoever pays out learns of it', async () => {
  const [one, other] = [await payees.verified(), await payees.verified()]
  const first = await payees.add(one, { account: '9181111111' })
  const second = await payees.add(other, { account: '09181111111', channel_name: 'Maya' })
  expect(second.status).toBe(200)
  expect(JSON.stringify(second.data)).not.toContain(String(one.uid))
  for (const [player, { data }] of [[one, first] as const, [other, second] as const]) {
    const payee = await payees.kept(player, data.id)
    expect(await payees.world.db.app(tx => countOtherHolders(tx, payee))).toBe(1)
  }
  const bank = await payees.add(one, { account: '9181111111', channel_name: 'BPI' })
  const payee = await payees.kept(one, bank.data.id)
  expect(await payees.world.db.app(tx => countOtherHolders(tx, payee))).toBe(0)
})

test('an added account is told to its owner, by text and in the inbox [MSG-40]', async () => {
  await payees.add(ana, { account: '9182222222' })
  const worker = await startWorker(payees.world, tellOwner({ ...payees.world, smsPerDay: 100 }))
  await expect.poll(() => textsTo(ana.phone)).toHaveLength(1)
  await worker.close()
  expect((await textsTo(ana.phone))[0]).toContain('A withdraw account was added to your Saya account.')
  const inbox = await ask(payees.world, 'GET /member/message/list', { query: {} }, ana)
  expect(inbox.data.d.map(({ kind, link }) => [kind, link])).toEqual([['security_payee', '/withdraw-accounts']])
})

async function textsTo(phone: string): Promise<string[]> {
  const inbox = (await (await fetch(`${payees.world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text)
}

test('eleven accounts in a day are one too many', async () => {
  for (let round = 0; round < 10; round++) {
    const { data } = await payees.add(ana, { account: `91700000${10 + round}` })
    await payees.remove(ana, data.id)
  }
  expect(await payees.add(ana, { account: '9170000040' })).toMatchObject({ status: 429, code: 'payees_exhausted' })
})

test('whoever has not proved for a quarter of an hour that it is them adds none', async () => {
  payees.world.clock.advance(15 * 60_000)
  expect(await payees.add(ana)).toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await payees.list(ana)).t).toBe(0)
})

test('whoever is not signed in adds none', async () => {
  const body = { account: '9171234567', channel_name: 'GCash', ...names }
  expect((await ask(payees.world, 'POST /finance/account/insert', { body })).status).toBe(401)
})
