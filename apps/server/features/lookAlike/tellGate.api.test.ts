import {
  ask,
  askOffice,
  exclusionDesk,
  exclusionReason,
  lookAlikeDesk,
  openWorld,
  type Player,
  staffOf,
  type World,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearNews, type News } from '../../platform/events/index.ts'
import { followLookAlikes, keepLikeness } from './index.ts'

/** Whoever has a page open somewhere hears that something was closed to them, whoever closed it. */
let world: World
let news: News
const told: string[] = []
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  news = await hearNews({ url: world.databaseUrl, clock: world.clock, log: pino({ level: 'silent' }) })
  news.on('member.changed', ({ uid, about }) => {
    if (about === 'gate') told.push(uid)
  })
})
afterAll(async () => {
  await news.close()
  await world.close()
})

async function hears({ uid }: Player, times: number): Promise<void> {
  await expect.poll(() => told.filter(one => one === String(uid)).length, { timeout: 5000 }).toBe(times)
}

test('an exclusion and a break of their own are told to the member’s other pages [SAFE-144]', async () => {
  const [ana, luz] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  expect((await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)).status).toBe(200)
  await hears(ana, 1)
  expect((await ask(world, 'POST /member/exclusion/break', { body: { period: '7d' } }, luz)).status).toBe(200)
  await hears(luz, 1)
})

test('an exclusion that two of staff set is told to the member’s pages [SAFE-144]', async () => {
  const ben = await world.player({ kyc: 'fully_kyc' })
  const [first, second] = [await staffOf(world, { role: 'compliance' }), await staffOf(world, { role: 'risk' })]
  const desk = exclusionDesk(world)
  const { data } = await desk.proposeFor(ben, { period: '1y', token: first.token })
  expect((await desk.decide(ben, data.id, { token: second.token })).status).toBe(200)
  await hears(ben, 1)
})

test('a restriction is told when staff set it and when they end it, and not where nothing changed [SAFE-144]', async () => {
  const mia = await world.player({ kyc: 'fully_kyc' })
  const { token } = await staffOf(world, { role: 'risk' })
  function restrict(is_restricted: boolean) {
    const body = { uid: String(mia.uid), is_restricted, reason: exclusionReason }
    return askOffice(world, 'POST /office/api/member/restriction', { body }, token)
  }
  expect((await restrict(true)).status).toBe(200)
  await hears(mia, 1)
  expect((await restrict(true)).status).toBe(409)
  expect((await restrict(false)).status).toBe(200)
  await hears(mia, 2)
})

test('an account that is held as somebody excluded hears it once, however often it is looked at, and again when the hold ends [SAFE-144]', async () => {
  const [ana, back] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  const on = lookAlikeDesk(world)
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)
  const nowMs = world.clock.now()
  const found = {
    uid: back.uid,
    of: { excludedUid: ana.uid },
    signs: ['id'],
    verdict: 'held',
    nowMs,
    dueAtMs: nowMs,
  } as const
  await world.db.app(tx => keepLikeness(tx, found))
  for (const _turn of ['first', 'again']) await followLookAlikes(on.deps, back.uid)
  await hears(back, 1)
  const [first, second] = [await staffOf(world, { role: 'compliance' }), await staffOf(world, { role: 'risk' })]
  const [held] = await on.list(back, 'held', first.token)
  const released = await on.release(held?.id ?? '', { first: first.token, second: second.token })
  expect(released.data.status).toBe('other')
  await hears(back, 2)
})
