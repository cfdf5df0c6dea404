import type { OfficeCalls } from '@saya/contract/office.ts'
import { ask, askOffice, drawPicture, openWorld, sendPicture, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Body = OfficeCalls['POST /office/api/ad/landing/change']['input']['body']

let world: World
let content: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
})
afterAll(() => world.close())

async function change(name: Body['name'], part: Partial<Body['wish']>, from?: number, token = content) {
  const { data } = await askOffice(world, 'GET /office/api/ad/landing/list', {}, content)
  const found = data.d.find(one => one.name === name)
  if (!found) throw new Error('There is no such page.')
  const { name: _name, version, updated_at: _at, ...wish } = found
  const body = { name, version: from ?? version, wish: { ...wish, ...part }, reason: 'New words' }
  return askOffice(world, 'POST /office/api/ad/landing/change', { body }, token)
}

const shown = (name: Body['name']) => ask(world, 'GET /promo/landing/detail', { query: { name } })

test('new words and an uploaded picture are shown at once, and on record with what was before', async () => {
  const { img } = (await sendPicture(world, content, await drawPicture())).data
  const said = { title_en: 'Play on the way', img, tone: 'gold', mini_program: 'mayamini' } as const
  expect(await change('grabvip', said)).toMatchObject({ status: 200, data: { version: 1 } })
  const { data } = await shown('grabvip')
  expect(data).toMatchObject({ title: ['Play on the way', 'Una sa 29 na VIP level'], img, tone: 'gold' })
  expect(data.mini_program).toBe('mayamini')
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: 'grabvip' } }, compliance)
  expect(acts.data.d).toMatchObject([{ action: 'ad.change', reason: 'New words' }])
  expect(JSON.parse(acts.data.d[0]?.before ?? '')).toMatchObject({ title_en: 'Your first of 29 VIP levels' })
})

test('one that is switched off is gone until it is on again', async () => {
  await change('grabfg', { is_on: false })
  expect((await shown('grabfg')).status).toBe(404)
  await change('grabfg', { is_on: true })
  expect((await shown('grabfg')).status).toBe(200)
})

test('of two who change it from the same version one is told to look again', async () => {
  const answers = await Promise.all([change('grabmb', { line_en: 'One' }, 0), change('grabmb', { line_en: 'Two' }, 0)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile')
})

test.each([
  [{ img: `/img/popups/${'0'.repeat(32)}.webp` }, 422],
  [{ img: '/img/home/none.webp' }, 400],
  [{ img: 'https://other.example/a.webp' }, 400],
  [{ title_en: ' ' }, 400],
  [{ mini_program: 'other' as 'glife' }, 400],
])('%j is refused and changes nothing', async (part, status) => {
  const { data: before } = await shown('grabfg')
  expect((await change('grabfg', part)).status).toBe(status)
  expect((await shown('grabfg')).data).toEqual(before)
})

test('only content staff change one', async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await change('grabmb', { title_en: 'Ours' }, undefined, support)).status).toBe(403)
})
