import { manilaDay } from '@saya/money'
import { askOffice, openWorld, rewardTools, staffOf, tallyPlay, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMonths } from '../wallet/index.ts'

const peso = 10_000n

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
  world.clock.advance(Date.parse('2026-06-20T12:00:00+08:00') - world.clock.now())
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
  token = (await staffOf(world, { role: 'regulator' })).token
  const player = await world.player({ kyc: 'fully_kyc' })
  const day = manilaDay(world.clock.now())
  await tallyPlay(world, player, { day, game: 1, bet: 10_000n * peso, win: 9000n * peso })
  const tools = rewardTools(world)
  const { key } = await tools.promise(player, { kind: 4005, amount: 100n * peso })
  await tools.collect(key, { jurisdiction: 'strict' })
})
afterAll(() => world.close())

test('the same report is taken along as CSV by compliance, finance and the regulator, which the audit log records [FACT-86]', async () => {
  const body = { filter: { month: '2026-06', uid: '' }, reason: 'For the monthly report to the regulator' }
  const taken = await askOffice(world, 'POST /office/api/rebate/export', { body }, token)
  expect(taken.data).toMatchObject({ rows: 1, is_complete: true })
  const [head, ...lines] = taken.data.csv.trim().split('\r\n')
  expect(head).toBe(
    'posted_at,uid,cash_type,name,id,amount,rule,turnover_ppm,loss_ppm,turnover,net_loss,most,used,left,is_within',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /,4005,CQ9 Daily Rebate,[0-9a-f-]{36},100\.00,by_basis,15000,150000,10000\.00,1000\.00,150\.00,0\.00,50\.00,true$/,
  )
  const { token: compliance } = await staffOf(world, { role: 'compliance' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { action: 'rebate.export' } }, compliance)
  expect(acts.data.d[0]).toMatchObject({ action: 'rebate.export', reason: body.reason })
  const { token: risk } = await staffOf(world, { role: 'risk' })
  expect(await askOffice(world, 'POST /office/api/rebate/export', { body }, risk)).toMatchObject({ status: 403 })
})
