import { adWish, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
})
afterAll(() => world.close())

function create(id: string, wish = adWish(), token = content) {
  return askOffice(world, 'POST /office/api/ad/create', { body: { ad_id: id, wish, reason: 'A new campaign' } }, token)
}

async function actsOn(id: string) {
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: id } }, compliance)
  return data.d
}

test('what is made is there as it was said, and on record under its id', async () => {
  const wish = adWish({ config: { tracker: 'tracker' }, domain_id: 7 })
  expect(await create('summer', wish)).toMatchObject({ status: 200, data: { ad_id: 'summer' } })
  const { data } = await askOffice(world, 'GET /office/api/ad/list', {}, content)
  expect(data.d.find(({ ad_id }) => ad_id === 'summer')).toMatchObject({ version: 0, ...wish })
  expect(await actsOn('summer')).toMatchObject([{ action: 'ad.change', reason: 'A new campaign' }])
})

test('an id is given once, also to two at the same time', async () => {
  expect(await create('grab-vip-2026')).toMatchObject({ status: 409, code: 'ad_exists' })
  expect(await actsOn('grab-vip-2026')).toEqual([])
  const answers = await Promise.all([create('twice'), create('twice')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('an ad chooses among the trackers that are allowed, and names none by an address', async () => {
  for (const config of [{ tracker: 'https://evil.example' }, { url: 'https://evil.example' }]) {
    expect((await create('odd', adWish({ config: config as object }))).status).toBe(400)
  }
  expect((await create('no spaces')).status).toBe(400)
})

test('only content staff make one, and a refused call writes nothing', async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await create('theirs', adWish(), support)).status).toBe(403)
  expect((await create('theirs', adWish(), '')).status).toBe(401)
  expect(await actsOn('theirs')).toEqual([])
})
