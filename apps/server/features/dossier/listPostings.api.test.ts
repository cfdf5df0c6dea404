import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../wallet/post/post.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test("a member's journal is read by page, newest first, by whoever may see money", async () => {
  const { token } = await staffOf(world, { role: 'finance' })
  const { uid } = await world.player()
  for (let count = 1; count <= 5; count++) {
    const named = { uid, reference: `deposit ${count}`, amount: 1_000_000n, nowMs: world.clock.now() + count }
    await world.db.member(uid, tx => post(tx, { ...named, act: 'deposit', gateway: 1 }))
  }
  world.clock.advance(1000)
  const read = (cursor: string) =>
    askOffice(
      world,
      'GET /office/api/member/:uid/posting/list',
      { params: { uid: String(uid) }, query: { cursor, page_size: '3' } },
      token,
    )
  const first = (await read('')).data
  expect([first.t, first.d.map(({ seq }) => seq)]).toEqual([5, ['5', '4', '3']])
  expect(first.d[0]).toMatchObject({ name: 'Deposit', amount: '100.00', balance_after: '500.00' })
  const second = (await read(first.next ?? '')).data
  expect([second.next, second.d.map(({ seq }) => seq)]).toEqual([undefined, ['2', '1']])
})
