import { openWorld, type PromotionDesk, promotionDesk, rebateTerms, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('nobody approves what they proposed; a colleague does, once, and its budget is there to the centavo [FACT-54]', async () => {
  const { id } = await desk.create({ budget: '12345.67' })
  const { number } = (await desk.propose(id)).data
  expect(await desk.decide(id, number, { token: desk.first })).toMatchObject({ status: 403, code: 'promotion_own' })
  const both = await Promise.all([desk.decide(id, number), desk.decide(id, number)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const { rows } = await world.db.app(tx =>
    sql<{
      sum: bigint
      slices: bigint
    }>`select sum(left_units)::bigint as sum, count(*) as slices from promotion_budget`.execute(tx),
  )
  expect(rows[0]).toEqual({ sum: 123_456_700n, slices: 6n })
  expect((await desk.detail(id)).data).toMatchObject({ state: 'live' })
})

test('what is refused holds for nobody, and whoever proposed it may refuse it', async () => {
  const { id } = await desk.create()
  const { number } = (await desk.propose(id)).data
  expect((await desk.decide(id, number, { isApproved: false, token: desk.first })).data).toEqual({ is_live: false })
  expect((await desk.detail(id)).data).toMatchObject({
    state: 'draft',
    versions: [{ status: 'refused', is_live: false }],
  })
  expect((await desk.decide(id, 9)).status).toBe(404)
})

test('of two that are safe alone and not together one is approved, also at the same moment [FACT-44]', async () => {
  await world.db.ref(tx => sql`update game set rtp_ppm = 965000, declared_rtp_ppm = null`.execute(tx))
  const ids = await Promise.all([1, 2].map(() => desk.create({ terms: { ...rebateTerms, share: '2' } }, 'rebate')))
  const proposed = []
  for (const { id } of ids) proposed.push({ id, number: (await desk.propose(id)).data.number })
  const answers = await Promise.all(proposed.map(({ id, number }) => desk.decide(id, number)))
  expect(answers.map(({ code }) => code ?? 'live').toSorted()).toEqual(['live', 'promotion_margin'])
})
