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
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../../platform/db/instant.ts'
import { liftAllEnded } from '../../gate/index.ts'

const dayMs = 24 * 3_600_000
const monthMs = 31 * dayMs

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Period = '6m' | '1y' | '5y'

async function excluded(period: Period, agoMs = 0): Promise<Player> {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/exclusion/set', { body: { period } }, ana)
  await world.db.member(ana.uid, tx =>
    tx
      .updateTable('exclusion')
      .set({ begins_at: instant(world.clock.now() - agoMs) })
      .where('uid', '=', ana.uid)
      .execute(),
  )
  return ana
}

const request = (ana: Player, words = 'I have thought about it for months.') =>
  ask(world, 'POST /member/exclusion/request', { body: { words } }, ana)
const confirm = (ana: Player) => ask(world, 'POST /member/exclusion/confirm', {}, ana)
const stands = async (ana: Player) => (await ask(world, 'GET /member/exclusion/request/detail', {}, ana)).data
const gates = async (ana: Player) => (await ask(world, 'GET /member/gate/list', {}, ana)).data.map(({ cause }) => cause)

async function requestId({ uid }: Player) {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('exclusion_request').select('id').where('uid', '=', uid).orderBy('asked_at', 'desc').execute(),
  )
  return rows[0]?.id ?? ''
}

async function answer(ana: Player, isAgreed: boolean, token: string) {
  const body = { uid: String(ana.uid), id: await requestId(ana), is_agreed: isAgreed, reason: exclusionReason }
  return askOffice(world, 'POST /office/api/exclusion/answer', { body }, token)
}

async function agree(ana: Player) {
  const [maker, checker] = [await staffOf(world, { role: 'compliance' }), await staffOf(world, { role: 'risk' })]
  await answer(ana, true, maker.token)
  const query = { uid: String(ana.uid) }
  const { data } = await askOffice(world, 'GET /office/api/exclusion/list', { query }, checker.token)
  const id = data.d[0]?.id ?? ''
  return {
    id,
    own: await exclusionDesk(world).decide(ana, id, { token: maker.token }),
    decided: await exclusionDesk(world).decide(ana, id, { token: checker.token }),
  }
}

/** A day passes, or as long as is said, and the member has just proved who they are. */
async function nextDay(ana: Player, ms = dayMs) {
  world.clock.advance(ms)
  await world.db.app(tx =>
    tx
      .updateTable('session')
      .set({
        confirmed_at: instant(world.clock.now()),
        expires_at: instant(world.clock.now() + dayMs),
        seen_at: instant(world.clock.now()),
      })
      .where('uid', '=', ana.uid)
      .execute(),
  )
}

test('within the first six months nothing ends an exclusion, and no request is taken [SAFE-86]', async () => {
  const ana = await excluded('1y', 5 * monthMs)
  const refused = await request(ana)
  expect([refused.code, refused.sentence]).toEqual(['exclusion_first_months', expect.stringMatching(/before .*[AP]M/)])
  expect((await stands(ana)).may_ask_from).toBeGreaterThan(world.clock.now() / 1000)
  expect((await confirm(ana)).code).toBe('exclusion_request_none')
  const free = await world.player({ kyc: 'fully_kyc' })
  expect((await request(free)).code).toBe('exclusion_none')
})

test('staff end no exclusion within its first six months, even by a request that was made of it [SAFE-86]', async () => {
  const ana = await excluded('1y', 7 * monthMs)
  await request(ana)
  await nextDay(ana)
  const { token } = await staffOf(world, { role: 'compliance' })
  await world.db.member(ana.uid, tx =>
    tx
      .updateTable('exclusion')
      .set({ begins_at: instant(world.clock.now() - 5 * monthMs) })
      .where('uid', '=', ana.uid)
      .execute(),
  )
  expect((await answer(ana, true, token)).code).toBe('exclusion_too_early')
  expect([await gates(ana), (await confirm(ana)).status]).toEqual([['exclusion'], 409])
})

test('after them a written request is looked at by two people and confirmed a day later: only then it ends [SAFE-87, SAFE-88]', async () => {
  const ana = await excluded('5y', 7 * monthMs)
  expect((await request(ana)).status).toBe(200)
  expect((await request(ana, 'And again, in other words.')).code).toBe('exclusion_request_waiting')
  await nextDay(ana)
  const { own, decided } = await agree(ana)
  expect([own.code, decided.data.status]).toEqual(['exclusion_own', 'approved'])
  expect([await gates(ana), (await confirm(ana)).code]).toEqual([['exclusion'], 'exclusion_cooling'])
  await nextDay(ana, dayMs - 1000)
  expect((await confirm(ana)).code).toBe('exclusion_cooling')
  await nextDay(ana, 1000)
  expect(await gates(ana)).toEqual(['exclusion'])
  expect((await confirm(ana)).data).toEqual({ is_open: true })
  expect([await gates(ana), (await stands(ana)).status]).toEqual([[], null])
  const rows = await world.db.member(ana.uid, tx =>
    tx.selectFrom('exclusion').select('lifted_at').where('uid', '=', ana.uid).execute(),
  )
  expect(rows).toEqual([{ lifted_at: world.clock.now() }])
  world.clock.advance(5000)
  expect((await confirm(ana)).code).toBe('exclusion_request_none')
})

test.each([true, false])('nobody answers a request within a day, be it yes: %s [SAFE-87, SAFE-88]', async isAgreed => {
  const ana = await excluded('1y', 7 * monthMs)
  await request(ana)
  world.clock.advance(dayMs - 1)
  const { token } = await staffOf(world, { role: 'compliance' })
  const early = await answer(ana, isAgreed, token)
  expect([early.code, early.sentence]).toEqual(['exclusion_unripe', expect.stringMatching(/from .*[AP]M/)])
  world.clock.advance(1)
  expect((await answer(ana, isAgreed, token)).data.status).toBe(isAgreed ? 'proposed' : 'refused')
})

test('one person refuses a request, and the exclusion stays [SAFE-88]', async () => {
  const ana = await excluded('1y', 7 * monthMs)
  await request(ana)
  await nextDay(ana)
  const { token } = await staffOf(world, { role: 'compliance' })
  expect((await answer(ana, false, token)).data).toEqual({ status: 'refused' })
  expect((await answer(ana, true, token)).code).toBe('changed_meanwhile')
  expect([await gates(ana), (await stands(ana)).status]).toEqual([['exclusion'], 'refused'])
})

test('a new exclusion ends a request and begins its own six months, though one was agreed to [SAFE-89]', async () => {
  const ana = await excluded('1y', 7 * monthMs)
  await request(ana)
  await nextDay(ana)
  await agree(ana)
  await nextDay(ana)
  await ask(world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)
  expect((await confirm(ana)).code).toBe('exclusion_request_none')
  expect((await request(ana)).code).toBe('exclusion_first_months')
})

test('what the regulator set, no request ends [SAFE-86]', async () => {
  const ana = await excluded('5y', 7 * monthMs)
  await world.db.member(ana.uid, tx =>
    tx.updateTable('exclusion').set({ source: 'regulator', period: '' }).where('uid', '=', ana.uid).execute(),
  )
  expect((await request(ana)).code).toBe('exclusion_first_months')
})

test('five years pass on the clock: the exclusion stands to its last moment and is over with it [SAFE-90]', async () => {
  const ana = await excluded('5y')
  const [{ ends_at: endsAt } = { ends_at: 0 }] = await world.db.member(ana.uid, tx =>
    tx.selectFrom('exclusion').select('ends_at').where('uid', '=', ana.uid).execute(),
  )
  const { api } = world
  const kept = () =>
    world.db.member(ana.uid, tx =>
      tx.selectFrom('play_gate').select('cause').where('uid', '=', ana.uid).where('cause', '=', 'exclusion').execute(),
    )
  world.clock.advance(endsAt - 1 - world.clock.now())
  await liftAllEnded({ ...api.deposits })
  expect(await kept()).toEqual([{ cause: 'exclusion' }])
  world.clock.advance(1)
  await liftAllEnded({ ...api.deposits })
  expect(await kept()).toEqual([])
})
