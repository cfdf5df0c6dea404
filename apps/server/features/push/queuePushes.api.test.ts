import { openWorld, pushTools, signInAgain, startWorker, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announceKept } from '../message/index.ts'
import { queuePushes } from './queuePushes.ts'
import { sendPush } from './sendPush.ts'

let world: World
let at: ReturnType<typeof pushTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  at = pushTools(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  await at.tell()
  await at.work()
})

const hourMs = 3_600_000

test('a message is pushed to each device of its member, and to nobody who did not ask for it [MSG-42, MSG-49]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const [phone, tablet] = [
    await at.deviceOf(ana),
    await at.deviceOf(await signInAgain(world.db, world.clock, ana), 'tl'),
  ]
  await at.notify(ana, 'deposit_completed')
  await at.notify(ben, 'deposit_completed')
  await at.tell()
  expect(await at.work()).toEqual(['done', 'done'])
  const titles = []
  for (const device of [phone, tablet]) {
    for (const { text } of await at.received(device)) titles.push(JSON.parse(text).notification.title)
  }
  expect(titles).toEqual(['Deposit received', 'Natanggap ang deposit'])
})

test('however many workers come upon a message at once, and however often, it is pushed once [MSG-49]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  await at.notify(ana, 'kyc_approved')
  const waiting = await world.db.member(ana.uid, tx =>
    tx.selectFrom('message').select(['id', 'uid', 'kind', 'created_at']).where('uid', '=', ana.uid).execute(),
  )
  await Promise.all([1, 2, 3, 4].map(() => queuePushes(world, waiting)))
  await at.work()
  await queuePushes(world, waiting)
  await at.work()
  expect(await at.received(device)).toHaveLength(1)
})

test('a message that could not be told of live is pushed once all the same [MSG-49]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  await at.notify(ana, 'kyc_approved')
  const cut = announceKept(world, {
    announce: () => Promise.reject(new Error('cut off')),
    push: waiting => queuePushes(world, waiting),
  })
  await expect(cut).rejects.toThrow('cut off')
  await at.tell()
  await at.work()
  expect(await at.received(device)).toHaveLength(1)
})

test('what comes at night waits till eight in the morning, and a matter of security does not [MSG-45]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  const evening = Date.parse('2026-03-02T21:00:00+08:00')
  world.clock.advance(evening - world.clock.now())
  await at.notify(ana, 'withdrawal_completed')
  await at.notify(ana, 'security_password')
  await at.tell()
  const morning = evening + 11 * hourMs
  expect(await at.waiting()).toEqual([evening, morning])
  expect(await at.work()).toEqual(['done'])
  const [told] = await at.received(device)
  expect([JSON.parse(told?.text ?? '{}').notification.title, told?.urgency]).toEqual([
    'Your password was changed',
    'high',
  ])
  world.clock.advance(11 * hourMs)
  expect(await at.work()).toEqual(['done'])
  expect((await at.received(device)).map(({ urgency, ttl }) => [urgency, ttl])).toEqual([
    ['high', 24 * 3600],
    ['normal', 13 * 3600],
  ])
})

test('what happened more than a day ago is pushed to nobody, and what was before notifications were on neither', async () => {
  const ana = await world.player()
  await at.notify(ana, 'kyc_approved')
  await at.tell()
  const device = await at.deviceOf(ana)
  await at.notify(ana, 'security_password')
  world.clock.advance(24 * hourMs)
  await at.tell()
  expect([await at.waiting(), await at.received(device)]).toEqual([[], []])
})

test('a worker beside the server brings it, without anybody waiting for it [MSG-42]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  const jobs = await startWorker(world, sendPush(world))
  await at.notify(ana, 'security_payee')
  await at.tell()
  await expect.poll(async () => (await at.received(device)).length).toBe(1)
  await jobs.close()
})
