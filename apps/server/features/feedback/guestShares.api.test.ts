import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ countsLoopback: true })
})
afterAll(() => world.close())

let made = 0
async function write() {
  const body = { text: `Question ${++made}`, contact: 'ana@example.com' }
  const { status, code } = await ask(world, 'POST /member/feedback', { body })
  return [status, code]
}

function setUsed(kind: string, used: number) {
  return world.db.app(tx =>
    tx.updateTable('quota').set({ used }).where('kind', '=', kind).returning('kind').executeTakeFirstOrThrow(),
  )
}

test.each([
  ['feedback of a network', 100],
  ['feedback of guests', 5000],
])('guests have a share of what is kept: %s, %i a day', async (kind, most) => {
  expect(await write()).toEqual([200, undefined])
  await setUsed(kind, most - 1)
  expect([await write(), await write()]).toEqual([
    [200, undefined],
    [429, 'feedback_exhausted'],
  ])
  world.clock.advance(24 * 3_600_000 + 1000)
  expect(await write()).toEqual([200, undefined])
})
