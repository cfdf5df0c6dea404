import {
  ask,
  askOffice,
  exclusionDesk,
  exclusionReason,
  openWorld,
  type Player,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../../../platform/db/instant.ts'

const dayMs = 24 * 3_600_000

let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)
  await world.db.member(ana.uid, tx =>
    tx
      .updateTable('exclusion')
      .set({ begins_at: instant(world.clock.now() - 200 * dayMs) })
      .where('uid', '=', ana.uid)
      .execute(),
  )
})

const request = () => ask(world, 'POST /member/exclusion/request', { body: { words: 'I have thought about it.' } }, ana)
const cancel = () => ask(world, 'POST /member/exclusion/request/cancel', {}, ana)
const confirm = () => ask(world, 'POST /member/exclusion/confirm', {}, ana)
const standing = async () => (await ask(world, 'GET /member/exclusion/request/detail', {}, ana)).data
const gates = async () => (await ask(world, 'GET /member/gate/list', {}, ana)).data.map(({ cause }) => cause)

/** Time passes, and the member has just proved who they are. */
async function pass(ms: number) {
  world.clock.advance(ms)
  const nowMs = world.clock.now()
  const set = { confirmed_at: instant(nowMs), seen_at: instant(nowMs), expires_at: instant(nowMs + dayMs) }
  await world.db.app(tx => tx.updateTable('session').set(set).where('uid', '=', ana.uid).execute())
}

/** Signed in just now: the clock runs by days here. */
const tokenOf = async (role: 'compliance' | 'risk') => (await staffOf(world, { role })).token

async function propose() {
  await request()
  await pass(dayMs)
  const maker = await tokenOf('compliance')
  const query = { uid: String(ana.uid), status: 'open' } as const
  const { data } = await askOffice(world, 'GET /office/api/exclusion/requests', { query }, maker)
  const body = { uid: String(ana.uid), id: data.d[0]?.id ?? '', is_agreed: true, reason: exclusionReason }
  expect((await askOffice(world, 'POST /office/api/exclusion/answer', { body }, maker)).status).toBe(200)
}

async function decide(isApproved = true) {
  const checker = await tokenOf('risk')
  const query = { uid: String(ana.uid) }
  const { data } = await askOffice(world, 'GET /office/api/exclusion/list', { query }, checker)
  return exclusionDesk(world).decide(ana, data.d[0]?.id ?? '', { token: checker, isApproved })
}

async function agree() {
  await propose()
  expect((await decide()).status).toBe(200)
}

test('an end that was agreed to can be confirmed to the last moment of its three days [SAFE-117]', async () => {
  await agree()
  const { open_from: openFrom, lapses_at: lapses } = await standing()
  expect((lapses ?? 0) - (openFrom ?? 0)).toBe((3 * dayMs) / 1000)
  await pass(4 * dayMs - 1)
  expect((await confirm()).data).toEqual({ is_open: true })
  expect(await gates()).toEqual([])
})

test('behind them it has lapsed: nothing ends the exclusion, however much later, and the member may ask anew [SAFE-117]', async () => {
  await agree()
  await pass(4 * dayMs)
  expect([(await confirm()).code, await gates()]).toEqual(['exclusion_request_none', ['exclusion']])
  expect(await standing()).toMatchObject({ status: 'ended' })
  const query = { uid: String(ana.uid), status: 'agreed' } as const
  const { data } = await askOffice(world, 'GET /office/api/exclusion/requests', { query }, await tokenOf('compliance'))
  expect(data.d.map(({ status }) => status)).toEqual(['ended'])
  await pass(3 * 365 * dayMs)
  expect([(await confirm()).code, await gates()]).toEqual(['exclusion_request_none', ['exclusion']])
  expect((await request()).status).toBe(200)
  expect([(await standing()).status, (await confirm()).code]).toEqual(['open', 'exclusion_request_none'])
})

test('the copy of their own data says of an end that was agreed to what the member’s page says, before it lapses and behind [SAFE-117]', async () => {
  await agree()
  const copied = async () => {
    const { data } = await ask(world, 'POST /member/export', {}, ana)
    return data.exclusion_requests.map(({ status }) => status)
  }
  await pass(4 * dayMs - 1)
  expect([(await standing()).status, await copied()]).toEqual(['agreed', ['agreed']])
  await pass(1)
  expect([(await standing()).status, await copied()]).toEqual(['ended', ['ended']])
})

const moments: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['it waits for an answer', request],
  ['it waits for a second person', propose],
  ['it was agreed to', agree],
  ['it may be confirmed', async () => (await agree(), pass(dayMs))],
]

test.each(moments)(
  'a request is taken back at once while %s, without proof of the person [SAFE-118]',
  async (_when, until) => {
    await until()
    world.clock.advance(16 * 60_000)
    expect((await cancel()).data).toEqual({ is_cancelled: true })
    expect((await cancel()).data).toEqual({ is_cancelled: false })
    await pass(dayMs)
    expect([(await confirm()).code, await gates()]).toEqual(['exclusion_request_none', ['exclusion']])
    expect(await standing()).toMatchObject({ status: 'ended' })
    expect((await request()).status).toBe(200)
  },
)

test('nobody agrees to what was taken back, and what the member asks anew is answered once that is refused [SAFE-118]', async () => {
  await propose()
  await cancel()
  await request()
  expect((await decide()).code).toBe('changed_meanwhile')
  expect(await standing()).toMatchObject({ status: 'open', open_from: null })
  expect((await decide(false)).data.status).toBe('refused')
  expect(await standing()).toMatchObject({ status: 'open' })
})

test('of a request that is taken back and confirmed at once one counts [SAFE-118]', async () => {
  await agree()
  await pass(dayMs)
  const [kept, ended] = await Promise.all([cancel(), confirm()])
  expect(ended.status === 200).toBe(!kept.data.is_cancelled)
  expect(await gates()).toEqual(kept.data.is_cancelled ? ['exclusion'] : [])
})

test('nobody who is not signed in takes a request back, and nobody another member’s [SAFE-118]', async () => {
  await request()
  expect((await ask(world, 'POST /member/exclusion/request/cancel', {})).status).toBe(401)
  const ben = await world.player()
  expect((await ask(world, 'POST /member/exclusion/request/cancel', {}, ben)).data).toEqual({ is_cancelled: false })
  expect(await standing()).toMatchObject({ status: 'open' })
})
