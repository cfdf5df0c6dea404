import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import { askOffice, harmLife, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContact } from '../harm/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('contacts are listed by when they are due, whatever their band, page by page, and found by band and member [SAFE-54]', async () => {
  const life = harmLife(world)
  const { token } = await staffOf(world, { role: 'regulator' })
  const open = ({ uid }: Player, band: HarmBand, daysAgo: number) =>
    world.db.member(uid, tx =>
      openContact(tx, {
        uid,
        source: 'band',
        band,
        markers: [],
        topics: [],
        openedName: '',
        nowMs: life.atMs({ daysAgo }),
      }),
    )
  const [watch, stop, contact] = [await world.player(), await world.player(), await world.player()]
  const early = await world.player()
  await open(watch, 'watch', 2)
  await open(stop, 'stop', 2)
  await open(contact, 'contact', 2)
  await open(early, 'watch', 7)
  const list = async (query: Record<string, string> = {}) =>
    (await askOffice(world, 'GET /office/api/harm/contact/list', { query }, token)).data
  const first = await list({ page_size: '2' })
  expect([first.t, first.d.map(({ uid }) => uid)]).toEqual([4, [String(early.uid), String(stop.uid)]])
  expect((await list({ page_size: '2', cursor: first.next ?? '' })).d.map(({ uid }) => uid)).toEqual([
    String(contact.uid),
    String(watch.uid),
  ])
  expect((await list({ band: 'contact' })).d.map(({ uid }) => uid)).toEqual([String(contact.uid)])
  expect((await list({ uid: String(stop.uid) })).d).toMatchObject([
    { band: 'stop', is_late: true, markers: [], said: '' },
  ])
  expect((await list({ status: 'done' })).d).toEqual([])
})
