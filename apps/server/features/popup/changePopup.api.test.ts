import { ask, askOffice, openWorld, popupDesk, type PopupWish, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
let create: (wish?: Partial<PopupWish>) => Promise<string>
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
  create = await popupDesk(world, content)
})
afterAll(() => world.close())

async function find(id: string) {
  const { data } = await askOffice(world, 'GET /office/api/popup/list', {}, content)
  const found = data.d.find(popup => popup.id === id)
  if (!found) throw new Error('There is no such popup.')
  return found
}

async function change(id: string, part: Partial<PopupWish>, from?: Awaited<ReturnType<typeof find>>) {
  const { id: own, version, updated_at: _at, ...wish } = from ?? (await find(id))
  const body = { id: own, version, wish: { ...wish, ...part }, reason: 'The week is over' }
  return askOffice(world, 'POST /office/api/popup/change', { body }, content)
}

const shownIds = async () => (await ask(world, 'GET /member/popup/list')).data.d.map(({ id }) => id)

test('one that is switched off is shown to nobody from then on, and both are on record with what was before', async () => {
  const id = await create({ link: '/cashback' })
  expect(await shownIds()).toContain(id)
  expect(await change(id, { is_on: false })).toMatchObject({ status: 200, data: { version: 1 } })
  expect(await shownIds()).not.toContain(id)
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: id } }, compliance)
  expect(data.d.map(({ action, reason }) => [action, reason])).toEqual([
    ['popup.change', 'The week is over'],
    ['popup.change', 'As planned for this week'],
  ])
  expect(JSON.parse(data.d[0]?.before ?? '')).toMatchObject({ is_on: true, link: '/cashback' })
  expect(JSON.parse(data.d[0]?.after ?? '')).toMatchObject({ is_on: false })
})

test('of two who change it from the same version one is told to look again', async () => {
  const id = await create()
  const seen = await find(id)
  const answers = await Promise.all([change(id, { seq: 5 }, seen), change(id, { seq: 6 }, seen)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile')
})

test.each([
  [{ link: 'javascript:alert(1)' }, 'popup_link'],
  [{ link: 'http://example.com/' }, 'popup_link'],
  [{ end_time: 1 }, 'popup_window'],
  [{ visible_type: 2 as const }, 'popup_levels'],
  [{ img: `/img/popups/${'0'.repeat(32)}.webp` }, 'popup_picture_unknown'],
])('%j is refused', async (part, code) => {
  const id = await create()
  expect(await change(id, part)).toMatchObject({ status: 422, code })
  expect((await find(id)).version).toBe(0)
})

test('one that is not there is not found', async () => {
  const id = await create()
  const seen = await find(id)
  const nowhere = { ...seen, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
  expect(await change(id, {}, nowhere)).toMatchObject({ status: 404, code: 'not_found' })
})
