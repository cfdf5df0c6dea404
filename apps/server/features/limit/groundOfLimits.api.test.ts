import { limitTools, openWorld, plant, type Player, undone, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { groundOfLimits } from './ground.store.ts'

let world: World
let player: Player
beforeAll(async () => {
  world = await openWorld()
  const on = limitTools(world)
  player = await on.player()
  await on.set(player, { counts: 'spent', period: 'week', most: '500' })
  await on.set(player, { counts: 'lost', period: 'day', most: '100' })
  await on.set(player, { counts: 'deposit', period: 'day', most: '100' })
  await on.set(await on.player(), { counts: 'time', most: '60' })
})
afterAll(() => world.close())

async function found(db: Database) {
  const samples = await groundOfLimits.find(db, 0)
  return samples.flatMap(({ findings }) => findings.map(({ check, subject }) => `${check} ${subject}`))
}

test('the night finds nothing where wallets enforce what their members have set [FACT-14]', async () => {
  expect(await found(world.db)).toEqual([])
})

test.each([
  ['one that enforces more', 'update wallet set play_most[4] = 2000000 where uid = $uid and asset = $php'],
  ['one that enforces less than was set', 'update wallet set play_most[2] = null where uid = $uid and asset = $php'],
  [
    'one that enforces nothing',
    'update wallet set play_most = null, play_used = null, play_counted_on = null where uid = $uid and asset = $php',
  ],
  ['one that enforces what nobody set', `delete from play_limit where uid = $uid and counts = 'lost'`],
])('and it finds %s [FACT-14]', async (_what, statement) => {
  const all = await undone(world.db, async db => {
    await db.memberSchema(0, tx => plant(tx, statement, player.uid))
    return found(db)
  })
  expect(all).toEqual([`limit ${player.uid} PHP`])
})
