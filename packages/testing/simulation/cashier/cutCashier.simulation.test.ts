import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll } from '../../../../apps/server/features/wallet/audit/auditAll.ts'
import { readJournal } from '../../ledger/readJournal.ts'
import { numberOfRun, runSeed } from '../../runSeed.ts'
import { leadChannel } from '../../world/withdrawalWorld.ts'
import { openWorld, type World } from '../../world/world.ts'
import { cashierStories } from './cashierStories.ts'
import { cutEverywhere } from './cutEverywhere.ts'
import { type CutPlace, openCutPlace } from './cutPlace.ts'
import { compareWithGateways } from './compareWithGateways.ts'
import { passTime } from '../passTime.ts'
import { watchStates } from '../states.store.ts'

/** All of them by command: CUT_ONE_OF=1 npm test -- simulation cutCashier */
const share = { oneOf: Number(process.env.CUT_ONE_OF ?? 8), which: numberOfRun() }

let world: World
let place: CutPlace
beforeAll(async () => {
  world = await openWorld()
  await watchStates(world.db)
  await passTime(world, 0)
  await leadChannel(world, 'to_bdo', 'xendit')
  place = await openCutPlace(world)
})
afterAll(async () => {
  await place.close()
  await world.close()
})

test.each(cashierStories)('$name comes to one exact end wherever the server is cut off', async ({ story, floor }) => {
  const report = await cutEverywhere(place, story(world), share)
  expect(report.faults, `the run’s seed is ${runSeed}`).toEqual([])
  expect(report.places).toBeGreaterThan(floor)
  expect(report.made).toBe(report.planned)
})

test('what members have is what the gateways took less what they paid out, and the auditor finds nothing', async () => {
  const { have, wanted, taken, sent } = await compareWithGateways(world)
  expect(have).toBe(wanted)
  expect(Math.min(taken, sent)).toBeGreaterThan(100)
  await readJournal(world)
  expect((await auditAll(world)).findings).toEqual([])
})
