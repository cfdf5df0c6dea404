import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KillPlace, openKillPlace } from '../kill/killPlace.ts'
import { rewardKills } from './rewardKills.ts'

let place: KillPlace
beforeAll(async () => {
  place = await openKillPlace({ memberSchemas: 3, copies: 2 })
})
afterAll(() => place.remove())

test('a night with all workers down is made up for, levels are paid, gifts up to their budget, one mystery box each and what friends bring to both sides are given once, check-ins, vouchers, tickets and parcels of the mall are given and paid once and refunded once where they are lost, and nothing comes to whoever excluded themselves meanwhile, while two copies of api and worker and the database are killed and each message comes twice [FACT-93, PROMO-114, MALL-99]', async () => {
  const report = await rewardKills(place, { seed: 1, forMs: 0, membersOfChapter: 30 })
  expect(report.faults).toEqual([])
  expect(report).toMatchObject({
    claimed: 10,
    refused: 20,
    rebates: 60,
    boxes: 30,
    friends: 9,
    excluded: 6,
    shoppers: 3,
  })
  // The fifth is the database.
  expect(report.kills).toBeGreaterThan(4)
})
