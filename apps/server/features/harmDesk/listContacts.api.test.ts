import { askOffice, harmLife, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('contacts are listed by when they are due, the gravest band first of those that came at once, page by page [SAFE-54]', async () => {
  const life = harmLife(world)
  const { token } = await staffOf(world, { role: 'regulator' })
  const open = (player: Player, band: string, days: number) =>
    life.write(
      player,
      `insert into harm_contact (uid, source, band, opened_at, due_at)
      values ($uid, 'band', '${band}', $at, $at::timestamptz + interval '${days} days')`,
      { daysAgo: 2 },
    )
  const [watch, stop, contact] = [await world.player(), await world.player(), await world.player()]
  await open(watch, 'watch', 5)
  await open(stop, 'stop', 1)
  await open(contact, 'contact', 3)
  const list = async (query: Record<string, string> = {}) =>
    (await askOffice(world, 'GET /office/api/harm/contact/list', { query }, token)).data
  const first = await list({ page_size: '2' })
  expect([first.t, first.d.map(({ band }) => band)]).toEqual([3, ['stop', 'contact']])
  expect((await list({ page_size: '2', cursor: first.next ?? '' })).d.map(({ uid }) => uid)).toEqual([
    String(watch.uid),
  ])
  expect((await list({ band: 'contact' })).d.map(({ uid }) => uid)).toEqual([String(contact.uid)])
  expect((await list({ uid: String(stop.uid) })).d).toMatchObject([
    { band: 'stop', is_late: true, markers: [], said: '' },
  ])
  expect((await list({ status: 'done' })).d).toEqual([])
})
