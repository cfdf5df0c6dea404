import { afterAll, beforeAll, expect, test } from 'vitest'
import { killChapter } from './killChapter.ts'
import { type KillPlace, openKillPlace } from './killPlace.ts'

let place: KillPlace
beforeAll(async () => {
  place = await openKillPlace()
})
afterAll(() => place.remove())

test('twenty kills of api, worker and database lose no acknowledged command, repeat none and leave the books whole', async () => {
  const report = await killChapter(place, { seed: 1, kills: 20, firstUid: 1n, payers: 0 })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(1000)
  expect(report.retried).toBeGreaterThan(0)
})
