import { afterAll, beforeAll, expect, test } from 'vitest'
import { killChapter } from './killChapter.ts'
import { type KillPlace, openKillPlace } from './killPlace.ts'

let place: KillPlace
beforeAll(async () => {
  place = await openKillPlace()
})
afterAll(() => place.remove())

test('twenty kills of servers and database lose no acknowledged command and leave every wallet whole', async () => {
  expect(await killChapter(place, { seed: 1, kills: 20, firstUid: 1n })).toEqual([])
}, 150_000)
