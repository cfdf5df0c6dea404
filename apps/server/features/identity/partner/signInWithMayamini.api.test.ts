import { ask, codeFrom, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeQuota } from '../code/quota.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ countsLoopback: true })
})
afterAll(() => world.close())

const person = { userId: 'luz', phone: '639180000101', firstName: 'Luz', lastName: 'Reyes' }

test('the second wallet’s session signs in, once, and a person of one partner is nobody at another [MINI-07]', async () => {
  const sessionId = await codeFrom(world, 'mayamini', person)
  const entered = await ask(world, 'POST /member/mayamini/login', { body: { sessionId } })
  const { data } = await ask(world, 'GET /member/detail', {}, { token: entered.data.token })
  expect(data).toMatchObject({ phone: '9180000101', kyc_status: 1, third_party: 'mayamini' })
  expect(await ask(world, 'POST /member/mayamini/login', { body: { sessionId } })).toMatchObject({
    status: 422,
    code: 'partner_refused',
  })
  const token = await codeFrom(world, 'glife', person)
  expect(await ask(world, 'POST /member/glife/login', { body: { token } })).toMatchObject({
    code: 'partner_phone_taken',
  })
})

test('a network that has sent hundreds is told to wait, before the partner is asked', async () => {
  const share = { kind: 'partner sign-ins', subject: '127.0.0.1', most: 300, windowMs: 3_600_000 }
  await world.db.app(async tx => {
    for (let taken = 0; taken < share.most; taken++) await takeQuota(tx, share, world.clock.now())
  })
  const sessionId = await codeFrom(world, 'mayamini', person)
  const refused = await ask(world, 'POST /member/mayamini/login', { body: { sessionId } })
  expect(refused).toMatchObject({ status: 429, code: 'partner_exhausted' })
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
  world.clock.advance(3_600_000)
  const later = { sessionId: await codeFrom(world, 'mayamini', person) }
  expect(await ask(world, 'POST /member/mayamini/login', { body: later })).toMatchObject({ status: 200 })
})
