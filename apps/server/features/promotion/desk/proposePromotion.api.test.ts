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

test('terms by which play earns money are not proposed, and the sentence names the game; mended they are [FACT-44]', async () => {
  await world.db.ref(tx => sql`update game set rtp_ppm = 960000, declared_rtp_ppm = null`.execute(tx))
  await world.db.ref(tx =>
    sql`update game set declared_rtp_ppm = 994300 where id = (select min(id) from game)`.execute(tx),
  )
  const unsafe = await desk.create({ terms: rebateTerms }, 'rebate')
  const refused = await desk.propose(unsafe.id)
  expect([refused.status, refused.code]).toEqual([422, 'promotion_margin'])
  expect(refused.sentence).toMatch(/in 1 games\. The closest is .+: it keeps 0\.57% and players would get back 1\.08%/)
  const { guard } = (await desk.detail(unsafe.id)).data
  expect([guard.is_safe, guard.margins[0]?.margin_ppm]).toEqual([false, 5700 - 10_800])
  await world.db.ref(tx => sql`update game set declared_rtp_ppm = null`.execute(tx))
  expect((await desk.propose(unsafe.id)).status).toBe(200)
  expect((await desk.propose(unsafe.id)).code).toBe('promotion_waiting')
})

test('an approval of the regulator covers every day of its offer, and where the law is strict nothing is proposed without one [PROMO-201]', async () => {
  const days = { first_day: '2026-03-02', last_day: '2026-03-09' }
  const approval = { reference: 'PAGCOR 26-118', first_day: '2026-03-01', last_day: '2026-03-31' }
  for (const short of [{ last_day: '2026-03-08' }, { first_day: '2026-03-03' }]) {
    const { code } = await desk.create({ ...days, approval: { ...approval, ...short } })
    expect(code).toBe('promotion_approval')
  }
  const approved = await desk.create({ ...days, approval })
  expect((await desk.propose(approved.id)).status).toBe(200)
  expect((await desk.detail(approved.id)).data.draft.approval).toEqual(approval)
  expect((await desk.propose((await desk.create(days)).id)).status).toBe(200)

  const strict = await openWorld({ jurisdiction: 'strict' })
  try {
    const strictDesk = await promotionDesk(strict)
    const bare = await strictDesk.create(days)
    expect((await strictDesk.propose(bare.id)).code).toBe('promotion_approval')
    expect((await strictDesk.propose((await strictDesk.create({ ...days, approval })).id)).status).toBe(200)
  } finally {
    await strict.close()
  }
})

test('what is over is not proposed, and what changed meanwhile is not', async () => {
  const { id } = await desk.create({ first_day: '2020-01-01', last_day: '2020-01-02' })
  expect((await desk.propose(id)).code).toBe('promotion_dates')
})
