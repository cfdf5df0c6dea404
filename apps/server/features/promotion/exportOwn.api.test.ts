import { approvedPlayer, ask, openWorld, promotionDesk, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the copy of a member’s own data has every decision, granted and refused, with its facts [FACT-56]', async () => {
  const desk = await promotionDesk(world)
  const ana = await approvedPlayer(world)
  const [given, refused] = [await desk.live(), await desk.live({ audience: { least_level: 5 } })]
  const { reference } = (await ask(world, 'POST /promo/claim', { body: { id: given } }, ana)).data
  world.clock.advance(5000)
  await ask(world, 'POST /promo/claim', { body: { id: refused } }, ana)
  const { data } = await ask(world, 'POST /member/export', {}, ana)
  expect(data.promotions.is_complete).toBe(true)
  expect(data.promotions.rows).toMatchObject([
    { promotion: refused, outcome: 'refused', reason: 'promotion_level', facts: { level: 0 } },
    { promotion: given, outcome: 'granted', reason: '', amount: '10.00', reference },
  ])
})

test('the copy says what of a month’s gifts was used, and nothing of what promotions cost the operator [FACT-111]', async () => {
  const desk = await promotionDesk(world)
  await world.db.ref(tx => tx.updateTable('promotion').set({ live: null }).execute())
  const ben = await approvedPlayer(world)
  await ask(world, 'POST /promo/claim', { body: { id: await desk.live() } }, ben)
  const [row] = (await ask(world, 'POST /member/export', {}, ben)).data.promotions.rows
  expect(row?.facts).toMatchObject({ giftMonthCap: '650.00', giftMonthAfter: '10.00' })
  const names = [row ?? {}, row?.facts ?? {}].flatMap(part => Object.keys(part))
  expect(names.filter(name => /^day|budget|cost|brake/i.test(name))).toEqual([])
})
