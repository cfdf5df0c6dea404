import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPhone } from '../session/session.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function claim(phone: string, ...names: string[]) {
  const drawUsername = () => names.shift() ?? 'never'
  return world.db.app(tx => claimPhone(tx, { phone, nowMs: world.clock.now(), drawUsername }))
}

test('a drawn username that somebody has is drawn anew, without regard to case', async () => {
  await claim('9300000001', 'u1')
  expect(await claim('9300000002', 'u1', 'U1', 'u2')).toMatchObject({ phone: '9300000002', username: 'u2' })
  expect(await claim('9300000002', 'u3')).toMatchObject({ username: 'u2' })
})

test('signing in again uses up no number, so that a number tells nothing of how often others do', async () => {
  const first = await claim('9300000003', 'u4')
  for (let index = 0; index < 5; index++) await claim('9300000003', 'u5')
  expect((await claim('9300000004', 'u6')).uid).toBe(first.uid + 1n)
})

test('one phone claimed by many at once is one member', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, (_, index) => claim('9300000005', `v${index}`)))
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
})
