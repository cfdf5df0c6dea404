import {
  ask,
  askOffice,
  exclusionDesk,
  exclusionReason,
  openWorld,
  type Player,
  staffOf,
  whileWalletHeld,
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

/** The request that waits for an answer, once it may be answered. */
async function ripen() {
  await pass(dayMs)
  const maker = await tokenOf('compliance')
  const query = { uid: String(ana.uid), status: 'open' } as const
  const { data } = await askOffice(world, 'GET /office/api/exclusion/requests', { query }, maker)
  return { maker, id: data.d[0]?.id ?? '' }
}

function answer({ maker, id }: Awaited<ReturnType<typeof ripen>>) {
  const body = { uid: String(ana.uid), id, is_agreed: true, reason: exclusionReason }
  return askOffice(world, 'POST /office/api/exclusion/answer', { body }, maker)
}

async function propose() {
  await request()
  expect((await answer(await ripen())).status).toBe(200)
}

async function proposals(status: 'proposed' | 'refused') {
  const query = { uid: String(ana.uid), status }
  return (await askOffice(world, 'GET /office/api/exclusion/list', { query }, await tokenOf('risk'))).data.d
}

async function decide(of?: string) {
  const id = of ?? (await proposals('proposed'))[0]?.id ?? ''
  return exclusionDesk(world).decide(ana, id, { token: await tokenOf('risk'), isApproved: true })
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
  async function copied() {
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

test('what waits for a second person is gone from the desk as the request is taken back, nobody agrees to it, and what the member asks anew is answered by itself [SAFE-118]', async () => {
  await propose()
  const [{ id } = { id: '' }] = await proposals('proposed')
  await cancel()
  expect(await proposals('proposed')).toEqual([])
  expect(await proposals('refused')).toMatchObject([{ id, decision: 'The member took the request back.' }])
  await request()
  expect((await decide(id)).code).toBe('changed_meanwhile')
  expect(await standing()).toMatchObject({ status: 'open', open_from: null })
  expect((await answer(await ripen())).status).toBe(200)
  expect((await decide()).status).toBe(200)
  expect(await standing()).toMatchObject({ status: 'agreed' })
})

test('a new exclusion leaves nothing of the request before it to a second person [SAFE-89]', async () => {
  await propose()
  expect((await ask(world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)).status).toBe(200)
  expect(await proposals('proposed')).toEqual([])
  expect(await proposals('refused')).toMatchObject([{ decision: 'A new exclusion ended the request.' }])
})

test.each(['the answer', 'the member'])(
  'of an answer and of taking the request back at once, with %s first, nothing is left to a second person [SAFE-118]',
  async first => {
    await request()
    const ripe = await ripen()
    const acts: (() => Promise<unknown>)[] = [() => answer(ripe), cancel]
    if (first === 'the member') acts.reverse()
    const begun: Promise<unknown>[] = []
    await whileWalletHeld(world.db, ana.uid, async untilWaiting => {
      for (const act of acts) {
        begun.push(act())
        await untilWaiting(begun.length)
      }
    })
    await Promise.all(begun)
    expect([(await standing()).status, await proposals('proposed')]).toEqual(['ended', []])
  },
)

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
