import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll } from '../../../../apps/server/features/wallet/audit/auditAll.ts'
import { openMonths } from '../../../../apps/server/features/wallet/index.ts'
import { type DepositWorld, openDepositWorld } from '../../world/depositWorld.ts'
import { readJournal } from '../../ledger/readJournal.ts'
import { type DepositsReport, runDeposits } from './depositRun.ts'
import { forgetBreaks } from '../simulation.store.ts'

const seeds = Array.from({ length: 5 }, (_, index) => index + 1)

let cashier: DepositWorld
const done: DepositsReport[] = []
beforeAll(async () => {
  cashier = await openDepositWorld()
  const { db, clock } = cashier.world
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
  }
})
afterAll(() => cashier.close())

test.each(seeds)('of seed %i each payment that the gateway took is credited once or kept for a person', async seed => {
  const run = await runDeposits(cashier, seed)
  done.push(run)
  expect(run.faults).toEqual([])
  expect((await run.compare()).faults).toEqual([])
})

test('the auditor finds nothing wrong with any of it', async () => {
  await readJournal(cashier.world)
  expect((await auditAll(cashier.world)).findings).toEqual([])
})

test('there was something to credit and to keep, and a payment that is forgotten would be found', async () => {
  const before = await Promise.all(done.map(run => run.compare()))
  expect(before.reduce((sum, { credited }) => sum + credited, 0)).toBeGreaterThan(10)
  const kept = before.reduce((sum, compared) => sum + compared.kept, 0)
  expect(kept).toBeGreaterThan(5)
  await cashier.world.db.app(forgetBreaks)
  const after = await Promise.all(done.map(run => run.compare()))
  expect(after.flatMap(({ faults }) => faults)).toHaveLength(kept)
})
