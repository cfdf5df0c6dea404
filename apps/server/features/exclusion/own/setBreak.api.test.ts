import { contract } from '@saya/contract'
import { ask, depositTools, openWithdrawalWorld, type Payable, readLedger, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findGates } from '../../gate/index.ts'

const hourMs = 3_600_000

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let ana: Payable
beforeEach(async () => {
  ana = await desk.payable({ pesos: 1000n })
})

type Period = '24h' | '7d' | '30d'

function setBreak(period: Period, key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask(desk.world, 'POST /member/exclusion/break', { body: { period } }, { token: ana.token, headers })
}

function setExclusion(period: '6m' | '1y' | '5y', key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask(desk.world, 'POST /member/exclusion/set', { body: { period } }, { token: ana.token, headers })
}

const gates = async () => (await ask(desk.world, 'GET /member/gate/list', {}, ana)).data
const messages = async () => (await ask(desk.world, 'GET /member/message/list', {}, ana)).data.d
const rows = () =>
  desk.world.db.member(ana.uid, tx => tx.selectFrom('exclusion').selectAll().where('uid', '=', ana.uid).execute())
const inHours = (hours: number) => Math.ceil((desk.world.clock.now() + hours * hourMs) / 1000)
test('a break closes deposits, games and bonuses at once, and leaves the money alone [SAFE-01, SAFE-03]', async () => {
  const amount = 5_000_000n
  await desk.move({ act: 'deposit', gateway: 1, uid: ana.uid, reference: `unplayed ${ana.uid}`, amount })
  async function money() {
    const { journal, lots } = await desk.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
    return { journal, lots, wallet: await desk.money(ana) }
  }
  const before = await money()
  expect(before.wallet).toMatchObject({ balance: '1500.00', withdrawable: '1000.00' })
  expect(await setBreak('7d')).toMatchObject({ status: 200, data: { closed_until: inHours(7 * 24) } })
  expect(await gates()).toMatchObject([{ cause: 'time_out', closed_until: inHours(7 * 24) }])
  expect((await gates())[0]?.closes).toEqual(['deposit', 'play', 'bonus', 'points', 'offer', 'message'])
  expect((await depositTools(desk.world).open(ana)).code).toBe('gate_time_out')
  expect(await money()).toEqual(before)
  expect((await desk.open(ana)).status).toBe(200)
})

test('a break that ends no later than what stands changes nothing, a longer one counts, and time alone ends it [SAFE-01, SAFE-02]', async () => {
  await setBreak('7d')
  expect(await setBreak('24h')).toMatchObject({ status: 409, code: 'exclusion_longer' })
  expect(await gates()).toMatchObject([{ closed_until: inHours(7 * 24) }])
  await setBreak('30d')
  expect(await gates()).toMatchObject([{ closed_until: inHours(30 * 24) }])
  expect((await rows()).map(({ period }) => period).toSorted()).toEqual(['30d', '7d'])
  const heldAt = (ms: number) => desk.world.db.member(ana.uid, tx => findGates(tx, ana.uid, ms))
  const endMs = desk.world.clock.now() + 30 * 24 * hourMs
  expect([(await heldAt(endMs - 1)).length, await heldAt(endMs)]).toEqual([1, []])
})

const calls = Object.values(contract.exclusion)
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path)

/** Makes every call of a member about exclusions that is named, with each period, and sees all of them refused. */
async function tryAll(paths: readonly string[]): Promise<void> {
  // Who stays excluded takes back what they asked for, and asks for nothing.
  const stays = contract.exclusion.cancelRequest.path
  for (const path of paths) {
    for (const period of ['24h', '7d', '30d', '6m']) {
      const response = await fetch(`${desk.world.url}${path}`, {
        method: 'POST',
        headers: {
          t: ana.token,
          'content-type': 'application/json',
          accept: 'application/json',
          'idempotency-key': `${path} ${period} ${paths.length}`.replaceAll(/\W/g, '-'),
        },
        body: JSON.stringify({ period, words: 'I have thought about it for months.' }),
      })
      expect([path, period, response.status]).toEqual([
        path,
        period,
        expect.toSatisfy((status: number) => status >= 400 || path === stays),
      ])
    }
  }
}

test('no call of a member about exclusions lifts or shortens a break, or an exclusion within its six months [SAFE-02]', async () => {
  expect(calls.length).toBeGreaterThan(3)
  await setBreak('30d')
  const onBreak = await gates()
  await tryAll(calls.filter(path => path !== contract.exclusion.setExclusion.path))
  expect(await gates()).toEqual(onBreak)
  await setExclusion('6m')
  const excluded = await gates()
  expect(excluded).toHaveLength(2)
  await tryAll(calls)
  expect(await gates()).toEqual(excluded)
})

test('nobody makes an exclusion shorter by a break, whatever is sent first [SAFE-02]', async () => {
  await setExclusion('6m')
  const before = await gates()
  expect(await setBreak('30d')).toMatchObject({ status: 409, code: 'exclusion_longer' })
  expect(await setExclusion('6m', 'again')).toMatchObject({ status: 409, code: 'exclusion_longer' })
  expect(await gates()).toEqual(before)
})

test('a break that is sent twice or at once is one break, and one receipt that says until when and where help is [SAFE-04, SAFE-09]', async () => {
  const first = await Promise.all([setBreak('24h', 'tap'), setBreak('24h', 'tap')])
  const again = await setBreak('24h', 'tap')
  const other = await setBreak('24h', 'other')
  expect([...first, again].map(({ data }) => data)).toEqual(Array(3).fill({ closed_until: inHours(24) }))
  expect(other.code).toBe('exclusion_longer')
  expect(await rows()).toHaveLength(1)
  const [receipt, ...more] = await messages()
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ kind: 'exclusion_24h', link: '/s-safer-play' })
  for (const text of receipt?.text ?? []) expect(text).toMatch(/24 (hours|oras).*(\d+:\d\d [AP]M).*\(02\) 8248-9568/)
})

test('a break is had without any proof of the person, however long ago they signed in [SAFE-01]', async () => {
  desk.world.clock.advance(2 * hourMs)
  expect((await setBreak('24h')).status).toBe(200)
})

test('a guest, another period and an empty wish are refused', async () => {
  expect((await ask(desk.world, 'POST /member/exclusion/break', { body: { period: '24h' } })).status).toBe(401)
  expect((await setBreak('1y' as Period)).code).toBe('invalid_request')
  expect((await setBreak('' as Period)).code).toBe('invalid_request')
  expect(await rows()).toEqual([])
})

test('what members chose is in the copy of their own data [SAFE-10]', async () => {
  await setBreak('24h')
  await setExclusion('1y')
  const { data } = await ask(desk.world, 'POST /member/export', {}, ana)
  expect(data.exclusions.map(({ cause, period }) => `${String(cause)} ${String(period)}`).toSorted()).toEqual([
    'exclusion 1y',
    'time_out 24h',
  ])
})
