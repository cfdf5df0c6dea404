import {
  approvedPlayer,
  ask,
  askOffice,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  staffOf,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDecisions } from '../index.ts'

let world: World
let desk: PromotionDesk
let support: string
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

const find = (id: string, token = support) =>
  askOffice(world, 'GET /office/api/promotion/decision', { query: { id } }, token)

test('by the reference that a member reads, staff find the facts, the condition, the budget and the version; the look is on record [FACT-48, FACT-90]', async () => {
  const ana = await approvedPlayer(world)
  const id = await desk.live()
  const { reference } = (await ask(world, 'POST /promo/claim', { body: { id } }, ana)).data
  expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/)
  const { data } = await find(` ${reference.toLowerCase().replaceAll('-', ' ')} `)
  expect(data).toMatchObject({
    reference,
    uid: String(ana.uid),
    promotion: id,
    version: 1,
    outcome: 'granted',
    code: '',
    amount: '10.00',
    budget_before: '1000.00',
    budget_after: '990.00',
    facts: { phase: 'on', hasApprovedId: true, level: 0, amount: '10.00' },
  })
  const { token } = await staffOf(world, { role: 'compliance' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { action: 'promotion.read' } }, token)
  expect(acts.data.d.length).toBeGreaterThan(0)
})

test('a refusal is found by its reference too, with the sentence that was read', async () => {
  const ben = await world.player({ kyc: 'fully_kyc' })
  const id = await desk.live()
  expect((await ask(world, 'POST /promo/claim', { body: { id } }, ben)).code).toBe('promotion_id')
  const { reference } = (await ask(world, 'GET /promo/detail', { query: { id } }, ben)).data
  const { data } = await find(reference ?? '')
  expect(data).toMatchObject({ outcome: 'refused', code: 'promotion_id', sentence: 'Get your ID approved first.' })
})

test('a reference that fits two decisions shows neither and asks for the whole ID, by which each is found [FACT-112]', async () => {
  const ana = await approvedPlayer(world)
  const id = await desk.live()
  const { reference } = (await ask(world, 'POST /promo/claim', { body: { id } }, ana)).data
  const found = (await find(reference)).data
  const twin = `${found.id.slice(0, 14)}4000-8000-000000000000`
  await world.db.app(tx =>
    sql`insert into decision select (d).* from (select jsonb_populate_record(d, jsonb_build_object('id', ${twin}::text)) as d
      from decision d where id = ${found.id}) twins`.execute(tx),
  )
  const both = await find(reference)
  expect(both).toMatchObject({ status: 409, code: 'promotion_reference' })
  expect(both.sentence).toContain('whole ID')
  for (const one of [found.id, twin]) expect((await find(one)).data).toMatchObject({ id: one, reference })
  // The page of the member has both whole.
  const body = { uid: String(ana.uid), cursor: '', page_size: '5' }
  const listed = await askOffice(world, 'POST /office/api/promotion/decision/list', { body }, support)
  expect(listed.data.d.map(decision => decision.id).toSorted()).toEqual([found.id, twin].toSorted())
})

test('what is unknown is not found, nobody looks at their own, and content staff look at none', async () => {
  expect((await find('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).status).toBe(404)
  const ana = await approvedPlayer(world)
  const own = await staffOf(world, { role: 'support', memberUid: ana.uid })
  const { reference } = (await ask(world, 'POST /promo/claim', { body: { id: await desk.live() } }, ana)).data
  expect((await find(reference, own.token)).code).toBe('own_matter')
  const { token } = await staffOf(world, { role: 'content' })
  expect((await find(reference, token)).status).toBe(403)
})

test('a decision is kept for five years, and deleted in the night after [FACT-91]', async () => {
  const ana = await approvedPlayer(world)
  const id = await desk.live()
  await ask(world, 'POST /promo/claim', { body: { id } }, ana)
  const decisions = () =>
    world.db.app(tx => tx.selectFrom('decision').select('at').where('uid', '=', ana.uid).execute())
  const age = (interval: string) =>
    world.db.app(tx =>
      sql`update decision set at = to_timestamp(${world.clock.now() / 1000}) - ${interval}::interval where uid = ${ana.uid}`.execute(
        tx,
      ),
    )
  await age('5 years')
  await workDay(world, dropDecisions())
  expect(await decisions()).toHaveLength(1)
  await age('5 years 2 days')
  await workDay(world, dropDecisions())
  expect(await decisions()).toEqual([])
})
