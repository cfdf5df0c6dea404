import { askOffice, openWorld, popupDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
})
afterAll(() => world.close())

test('what is made is there as it was said, and on record under its id', async () => {
  const id = await (await popupDesk(world, content))({ link: '/cashback', seq: 3, is_on: false })
  const { data } = await askOffice(world, 'GET /office/api/popup/list', {}, content)
  const made = data.d.find(popup => popup.id === id)
  expect(made).toMatchObject({ version: 0, link: '/cashback', seq: 3, is_on: false })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: id } }, compliance)
  expect(acts.data.d).toMatchObject([{ action: 'popup.change', reason: 'As planned for this week' }])
  const { id: _id, version: _version, updated_at: _at, ...wish } = made ?? {}
  const again = { ...wish, img: `/img/popups/${'0'.repeat(32)}.webp` } as Parameters<typeof create>[0]
  expect(await create(again)).toMatchObject({ status: 422, code: 'popup_picture_unknown' })
  expect(await create({ ...again, link: 'javascript:alert(1)' })).toMatchObject({ status: 422, code: 'popup_link' })
})

function create(wish: Parameters<typeof askOffice<'POST /office/api/popup/create'>>[2]['body']['wish']) {
  const body = { wish, reason: 'As planned for this week' }
  return askOffice(world, 'POST /office/api/popup/create', { body }, content)
}
