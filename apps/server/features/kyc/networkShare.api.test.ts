import { drawPhoto, openWorld, sendForm, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ countsLoopback: true })
})
afterAll(() => world.close())

test('one network sends so many photos a day, by however many members, and no more', async () => {
  async function send() {
    const { token } = await world.player()
    const { status, code } = await sendForm(world, '/member/oss/upload', { token, bytes: await drawPhoto() })
    return [status, code]
  }
  expect(await send()).toEqual([200, undefined])
  const { used } = await world.db.app(tx =>
    tx
      .updateTable('quota')
      .set({ used: 3999 })
      .where('kind', '=', 'photos of a network')
      .returning('used')
      .executeTakeFirstOrThrow(),
  )
  expect(used).toBe(3999)
  expect([await send(), await send()]).toEqual([
    [200, undefined],
    [429, 'upload_too_often'],
  ])
})
