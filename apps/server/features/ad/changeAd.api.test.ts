import { type AdWish, adWish, ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
})
afterAll(() => world.close())

function change(id: string, version: number, part: Partial<AdWish> = {}) {
  const body = { ad_id: id, version, wish: adWish(part), reason: 'The campaign is over' }
  return askOffice(world, 'POST /office/api/ad/change', { body }, content)
}

test('one that is switched off is known to nobody from then on, and on record with what was before', async () => {
  expect(await change('jeepney-posters', 0, { is_on: false })).toMatchObject({ status: 200, data: { version: 1 } })
  const query = { ad_id: 'jeepney-posters' }
  expect((await ask(world, 'GET /member/buriedPoint/detail', { query })).status).toBe(404)
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: query.ad_id } }, compliance)
  expect(JSON.parse(data.d[0]?.before ?? '')).toMatchObject({ is_on: true, ad_name: 'Posters on jeepneys' })
  expect(JSON.parse(data.d[0]?.after ?? '')).toMatchObject({ is_on: false, ad_name: 'Ride screens' })
})

test('of two who change it from the same version one is told to look again', async () => {
  const both = [change('grab-vip-2026', 0, { channel: 'a' }), change('grab-vip-2026', 0, { channel: 'b' })]
  const answers = await Promise.all(both)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile')
})

test('one that is not there is not found', async () => {
  expect(await change('nowhere', 0)).toMatchObject({ status: 404, code: 'not_found' })
})
