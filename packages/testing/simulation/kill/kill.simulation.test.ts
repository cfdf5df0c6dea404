import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarmBeforeDeath } from './alarmBeforeDeath.ts'
import { killChapter } from './killChapter.ts'
import { type KillPlace, openKillPlace } from './killPlace.ts'

let place: KillPlace
beforeAll(async () => {
  place = await openKillPlace()
})
afterAll(() => place.remove())

test('six kills of api, worker and database lose nothing that was acknowledged to providers and to those who pay in and out, repeat none of it and leave the books whole', async () => {
  const { faults, acknowledged, retried, cashier } = await killChapter(place, { seed: 1, kills: 6, firstUid: 1n })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(300)
  expect(retried).toBeGreaterThan(0)
  expect(Math.min(cashier.credited, cashier.paidOut, cashier.kept + cashier.givenBack, cashier.lost)).toBeGreaterThan(0)
})

test('where provider and ledger know different histories, somebody is told though the api dies before it can', async () => {
  expect(await alarmBeforeDeath(place, 900n)).toEqual(['TX_CONFLICT'])
})
