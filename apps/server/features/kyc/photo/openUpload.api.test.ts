import { kycLimits } from '@saya/contract/limits'
import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const sha256 = (index: number) => index.toString(16).padStart(64, '0')
const open = (body: { bytes: number; sha256: string }, token?: string) =>
  ask(world, 'POST /member/oss/open', { body }, token ? { token } : {})

test('an upload is opened by members alone, for what a photo may weigh', async () => {
  const { token } = await world.player()
  expect((await open({ bytes: 100, sha256: sha256(1) })).status).toBe(401)
  for (const bytes of [0, -1, 1.5, 8 * 1024 * 1024 + 1]) {
    expect(await open({ bytes, sha256: sha256(1) }, token)).toMatchObject({ status: 400, code: 'invalid_request' })
  }
  expect((await open({ bytes: 100, sha256: 'abc' }, token)).status).toBe(400)
  expect((await open({ bytes: 8 * 1024 * 1024, sha256: sha256(1) }, token)).status).toBe(200)
})

test('the same photo is not of another length', async () => {
  const { token } = await world.player()
  await open({ bytes: 100, sha256: sha256(2) }, token)
  expect(await open({ bytes: 101, sha256: sha256(2) }, token)).toMatchObject({ status: 409, code: 'upload_failed' })
})

test('a member begins so many uploads a day, and going on with one costs nothing', async () => {
  const { token } = await world.player()
  for (let index = 0; index < kycLimits.photosPerDay; index++) await open({ bytes: 100, sha256: sha256(index) }, token)
  expect(await open({ bytes: 100, sha256: sha256(999) }, token)).toMatchObject({
    status: 429,
    code: 'upload_too_often',
  })
  expect((await open({ bytes: 100, sha256: sha256(0) }, token)).status).toBe(200)
})
