import { addProvider, askOffice, openStudioWorld, staffOf, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let studio: StudioWorld
beforeAll(async () => {
  studio = await openStudioWorld()
  await studio.world.db.ref(async tx => {
    await addProvider(tx, { id: 71, code: 'silent', dialect: 'hub88' })
    await addProvider(tx, { id: 72, code: 'gone', dialect: 'hub88' }, { active: false })
  })
})
afterAll(() => studio.close())

const list = (token: string) => askOffice(studio.world, 'GET /office/api/round-check/provider/list', {}, token)

test('a provider whose rounds cannot be listed is told apart from one that is compared', async () => {
  const { data } = await list((await staffOf(studio.world, { role: 'finance' })).token)
  expect(data.d).toContainEqual({
    provider: 'studio',
    dialect: 'rpp',
    is_reached: true,
    is_compared: true,
    lacks: [],
  })
  expect(data.d).toContainEqual({
    provider: 'silent',
    dialect: 'hub88',
    is_reached: false,
    is_compared: false,
    lacks: [],
  })
  expect(data.d.map(({ provider }) => provider)).not.toContain('gone')
})

test('whoever may not see rounds sees none of them', async () => {
  expect(await list((await staffOf(studio.world, { role: 'kyc' })).token)).toMatchObject({ status: 403 })
})
