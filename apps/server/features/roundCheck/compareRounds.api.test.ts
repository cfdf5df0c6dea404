import { randomUUID } from 'node:crypto'
import { manilaDay } from '@saya/money'
import { askOffice, openStudioWorld, staffOf, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let studio: StudioWorld
let token: string
beforeAll(async () => {
  studio = await openStudioWorld()
})
afterAll(() => studio.close())

function compare(provider: string, day: string, by = token) {
  return askOffice(studio.world, 'POST /office/api/round-check/make', { body: { provider, day } }, by)
}

test('a day’s rounds come to the same on both sides by game, and show where they do not', async () => {
  const { world } = studio
  const session = await studio.open(await studio.player())
  const { commitment } = (await studio.call('state', { session })).body.next
  const key = randomUUID()
  const { round } = (await studio.call('play', { session, key, stake: '5.00', clientSeed: 'word', commitment })).body
  if (round.state === 'choosing') await studio.call('choose', { session, key, choice: 0 })
  const day = manilaDay(world.clock.now())
  world.clock.advance(900_000)
  token = (await staffOf(world, { role: 'finance' })).token
  expect(await compare('studio', day)).toMatchObject({ status: 200, data: { rounds: 1, differences: 0 } })
  const days = async () => (await askOffice(world, 'GET /office/api/round-check/list', {}, token)).data.d
  const [alike] = await days()
  expect(alike).toMatchObject({ provider: 'studio', day, game: 'mangga-fiesta', there: { rounds: 1, bet: '5.00' } })
  expect(alike?.here).toEqual(alike?.there)
  await studio.db.transaction(tx => tx.query('update game_round set stake = 60000 where id = $1', [round.id]))
  expect((await compare('studio', day)).data).toEqual({ rounds: 1, differences: 1 })
  expect(await days()).toMatchObject([{ there: { bet: '6.00' }, here: { bet: '5.00' } }])
})

test('a day that has not begun, a provider that is unknown or silent, and whoever may not', async () => {
  expect(await compare('studio', '2999-01-01')).toMatchObject({ status: 422, code: 'round_day_ahead' })
  expect(await compare('nobody', '2026-03-01')).toMatchObject({ status: 404 })
  const regulator = (await staffOf(studio.world, { role: 'regulator' })).token
  expect(await compare('studio', '2026-03-01', regulator)).toMatchObject({ status: 403 })
  await studio.db.transaction(tx => tx.query('alter table table_bet rename to table_bet_gone'))
  await studio.db.transaction(tx => tx.query('drop view book_entry'))
  const day = manilaDay(studio.world.clock.now() - 86_400_000)
  expect(await compare('studio', day)).toMatchObject({ status: 503, code: 'provider_silent' })
})
