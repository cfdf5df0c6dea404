import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditBreakTask, hearEvent } from '../../../../apps/server/features/deposit/index.ts'
import { auditAll } from '../../../../apps/server/features/wallet/audit/auditAll.ts'
import { pay } from '../../../../apps/server/features/withdrawal/index.ts'
import type { Jobs } from '../../../../apps/server/platform/jobs/index.ts'
import { readJournal } from '../../ledger/readJournal.ts'
import { startWorker } from '../../process/startWorker.ts'
import { openWorld, type World } from '../../world/world.ts'
import { planCashier } from './cashierPlan.ts'
import { type CashierRun, runCashier } from './cashierRun.ts'
import { type CashierTotals, compareTotals } from './cashierTotals.ts'
import { endSome } from './endSome.ts'
import { passTime } from '../passTime.ts'
import { plantInPayouts } from './plantInPayouts.ts'
import { forgetBreaks } from '../simulation.store.ts'
import { watchStates } from '../states.store.ts'

/** Any others by command: npm run bench -- plans --seed 7. */
const [first = 1, count = 3] = (process.env.CASHIER_SEEDS ?? '1 3').split(' ').map(Number)
const seeds = Array.from({ length: count }, (_, index) => first + index)

let world: World
let worker: Jobs
const done: { readonly run: CashierRun; readonly totals: CashierTotals }[] = []
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  const { deposits, withdrawals } = world.api
  worker = await startWorker(world, hearEvent(deposits), creditBreakTask(deposits), pay(withdrawals))
  await watchStates(world.db)
  await passTime(world, 0)
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

test.each(seeds)('of seed %i the cashier loses and doubles nothing, and keeps nobody waiting for ever', async seed => {
  const { run, faults } = await runCashier(world, seed)
  const totals = faults.length > 0 ? undefined : await compareTotals(world, run.players)
  if (totals) done.push({ run, totals })
  const found = [...faults, ...(totals?.faults ?? [])]
  const plan = planCashier(seed, run.players.length).map((step, at) => `${at} ${JSON.stringify(step)}`)
  const again = `npm run bench -- plans --seed ${seed}`
  expect(found, [`Replay: ${again}`, ...plan].join('\n')).toEqual([])
})

test('the auditor finds nothing wrong with any of it', async () => {
  await readJournal(world)
  expect((await auditAll(world)).findings).toEqual([])
})

test.runIf(count >= 3)(
  'there was something of everything, and a payment that is forgotten would be found',
  async () => {
    const all = (of: (totals: CashierTotals) => number) => done.reduce((total, { totals }) => total + of(totals), 0)
    const counts = [all(one => one.credited), all(one => one.kept), all(one => one.paidOut), all(one => one.givenBack)]
    expect(Math.min(...counts)).toBeGreaterThan(0)
    const sent = new Set((await world.gatewayBooks.sent()).map(({ gateway }) => gateway))
    expect([...sent].toSorted()).toEqual(['paymongo', 'xendit'])
    await world.db.app(forgetBreaks)
    const faults: string[] = []
    for (const { run } of done) faults.push(...(await compareTotals(world, run.players)).faults)
    expect(faults.length).toBeGreaterThanOrEqual(counts[1] ?? 1)
  },
)

test.runIf(count >= 3)('what is planted in the books of either side is found on its day', async () => {
  // Of the plans only the last ones end late enough to be planted in, and of these some pay nobody.
  const ends = await endSome(world)
  for (const { run } of done) {
    for (const { player, id } of run.withdrawals) ends.set(id, await run.desk.row(player, id))
  }
  const { planted, found } = await plantInPayouts(world, ends)
  expect(planted.filter(one => !found.includes(one))).toEqual([])
  const kinds = new Set(planted.map(one => one.split(' ')[0] ?? ''))
  expect(kinds).toEqual(new Set(['recredited', 'refused', 'uncredited']))
})
