import { openWorld, type Player, sendFeedback, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberTx } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import { compareAndSet } from './transition.store.ts'

let world: World
let player: Player
beforeAll(async () => {
  world = await openWorld()
  player = await world.player()
})
afterAll(() => world.close())

interface Wish {
  readonly id: string
  readonly from: string
  readonly to: string
}

function mark(wish: Wish) {
  return world.db.member(player.uid, tx => markIn(tx, wish))
}

function markIn(tx: MemberTx, { id, from, to }: Wish) {
  const set = { status: to, marked_name: 'Ana', marked_at: instant(world.clock.now()) }
  return compareAndSet(tx, 'feedback', { seen: { id, status: from }, set })
}

function statusOf(id: string) {
  return world.db.member(player.uid, tx =>
    tx.selectFrom('feedback').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

test('of ten who saw the same at once one changes the row, and has it as it is then', async () => {
  const id = await sendFeedback(world, player, 'The sound is too loud.')
  const rows = await Promise.all(Array.from({ length: 10 }, () => mark({ id, from: 'open', to: 'answered' })))
  expect(rows.filter(row => row !== undefined)).toEqual([expect.objectContaining({ id, status: 'answered' })])
})

test('the same twice changes nothing, and neither does what was decided on another state', async () => {
  const id = await sendFeedback(world, player, 'The cards are too small.')
  expect(await mark({ id, from: 'open', to: 'closed' })).toMatchObject({ status: 'closed' })
  expect(await mark({ id, from: 'open', to: 'closed' })).toBeUndefined()
  expect(await mark({ id, from: 'answered', to: 'open' })).toBeUndefined()
  expect(await statusOf(id)).toEqual({ status: 'closed' })
})

test('whoever is cut off before the commit has changed nothing, and the next one can', async () => {
  const id = await sendFeedback(world, player, 'The wheel does not turn.')
  const cutOff = world.db.member(player.uid, async tx => {
    expect(await markIn(tx, { id, from: 'open', to: 'closed' })).toMatchObject({ status: 'closed' })
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  expect(await mark({ id, from: 'open', to: 'answered' })).toMatchObject({ status: 'answered' })
})

test('what was seen to be nothing is compared as nothing', async () => {
  const id = await sendFeedback(world, player, 'The page stays white.')
  const claim = () =>
    world.db.member(player.uid, tx =>
      compareAndSet(tx, 'feedback', { seen: { id, marked_at: null }, set: { remark: 'Seen' } }),
    )
  expect(await claim()).toMatchObject({ remark: 'Seen' })
  await mark({ id, from: 'open', to: 'answered' })
  expect(await claim()).toBeUndefined()
})
