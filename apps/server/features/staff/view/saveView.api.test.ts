import { mostSavedViews } from '@saya/contract/staff/savedView.ts'
import { askOffice, createOperator, enterOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const blocked = { list: 'members', name: 'Blocked', query: 'state=blocked&sort=username' }

function save(token: string, view: Partial<typeof blocked> = {}) {
  return askOffice(world, 'POST /office/api/view/save', { body: { ...blocked, ...view } }, token)
}

async function viewsOf(token: string) {
  return (await askOffice(world, 'GET /office/api/view/list', {}, token)).data.d.map(({ list, name, query }) => [
    list,
    name,
    query,
  ])
}

test('a view comes back at the next sign-in, and to nobody else', async () => {
  const operator = await createOperator(world)
  const here = await enterOffice(world, operator)
  expect(await save(here)).toMatchObject({ status: 200, data: blocked })
  world.clock.advance(60_000)
  const there = await enterOffice(world, operator)
  expect(await viewsOf(there)).toEqual([['members', 'Blocked', blocked.query]])
  expect(await viewsOf((await staffOf(world)).token)).toEqual([])
})

test('saved twice, at once or under the name in other letters, it is there once with what was said last', async () => {
  const { token } = await staffOf(world)
  const both = await Promise.all([save(token), save(token)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.data.id).toBe(both[1]?.data.id)
  await save(token, { name: ' BLOCKED ', query: 'state=blocked' })
  await save(token, { list: 'deposits', query: 'status=late' })
  expect(await viewsOf(token)).toEqual(
    expect.arrayContaining([
      ['members', 'BLOCKED', 'state=blocked'],
      ['deposits', 'Blocked', 'status=late'],
    ]),
  )
  expect(await viewsOf(token)).toHaveLength(2)
})

test('a list has so many and no more, also of those that come at once, and one more is written down nowhere', async () => {
  const { token, email } = await staffOf(world)
  const wishes = Array.from({ length: mostSavedViews + 3 }, (_, index) => save(token, { name: `View ${index}` }))
  const answers = await Promise.all(wishes)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostSavedViews)
  expect(answers.filter(({ code }) => code === 'views_exceeded')).toHaveLength(3)
  const [, name = ''] = (await viewsOf(token))[0] ?? []
  expect(await save(token, { name, query: '' })).toMatchObject({ status: 200 })
  const { token: admin } = await staffOf(world, { role: 'admin' })
  const query = { operator: email, action: 'office.saveView' }
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query }, admin)
  expect(data.t).toBe(mostSavedViews + 1)
})

test('what is looked for is not on record, and what is no address is not kept', async () => {
  const { token, email } = await staffOf(world)
  await save(token, { query: 'q=9171234567' })
  const { token: admin } = await staffOf(world, { role: 'admin' })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { operator: email } }, admin)
  expect(data.d.map(({ action }) => action)).toContain('office.saveView')
  expect(JSON.stringify(data.d)).not.toContain('9171234567')
  for (const wrong of [
    { query: 'a=<b>' },
    { query: 'a#b' },
    { name: ' ' },
    { list: 'No List' },
    { name: 'x'.repeat(61) },
  ])
    expect((await save(token, wrong)).status).toBe(400)
  expect(await save('')).toMatchObject({ status: 401 })
})
