import { killTable, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../../games/bingo/data/index.ts'
import type { Room } from '../../../games/bingo/shape.ts'
import { bingoRoom } from '../catalogue/bingoRoom.ts'

/** Every ball is called here, so that each round takes the jackpot out and begins it anew. */
const base = rooms.get('bola-noventa') as Room
const room: Room = { ...base, calls: 90, jackpot: { ...base.jackpot, by: 90, seed: 100 } }
const calling = room.calls * room.callMs
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([[room.code, bingoRoom(room)]]) })
})
afterAll(() => on.close())

test('a studio that is killed at any step of a round of bingo loses and doubles nothing, of no player and of no jackpot', async () => {
  const steps = await killTable(on, {
    code: room.code,
    stakes: { 'card-0': 20, 'card-1': 20, 'card-2': 20 },
    turnsMs: [29_000, calling, 9000],
    recoveryMs: [9000, 9000, 20_000, calling, 9000, 9000],
  })
  expect(steps).toBeGreaterThan(20)
  const [paid] = await on.db.transaction(tx =>
    tx.query<{ turns: bigint }>('select count(*) as turns from jackpot_turn where hits = 3'),
  )
  expect(Number(paid?.turns)).toBeGreaterThan(steps / 2)
})
