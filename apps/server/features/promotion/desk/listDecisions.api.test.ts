import {
  approvedPlayer,
  ask,
  askOffice,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
let support: string
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

test('all that was decided on a member is listed to staff, the newest first and page by page, in the sentences that the member read; the look is on record [PROMO-200]', async () => {
  const ben = await approvedPlayer(world)
  const [given, refused] = [await desk.live(), await desk.live({ audience: { needs_email: true } })]
  for (const [key, id] of [given, refused, given].entries()) {
    world.clock.advance(1000)
    const headers = { 'idempotency-key': `${key}` }
    await ask(world, 'POST /promo/claim', { body: { id } }, { token: ben.token, headers })
  }
  const list = (cursor = '', token = support, uid = String(ben.uid)) =>
    askOffice(world, 'POST /office/api/promotion/decision/list', { body: { uid, cursor, page_size: '2' } }, token)
  const first = await list()
  const rest = await list(first.data.next)
  const rows = [...first.data.d, ...rest.data.d].map(({ promotion, sentence }) => [promotion, sentence])
  expect([first.data.t, rest.data.next]).toEqual([3, undefined])
  expect(rows).toEqual([
    [given, 'You already have this.'],
    [refused, 'Add and confirm your email first.'],
    [given, ''],
  ])
  const { data: detail } = await ask(world, 'GET /promo/detail', { query: { id: refused } }, ben)
  expect(detail.why_not?.sentence).toBe('Add and confirm your email first.')
  const { token } = await staffOf(world, { role: 'compliance' })
  const query = { action: 'promotion.read', object: String(ben.uid) }
  expect((await askOffice(world, 'GET /office/api/act/list', { query }, token)).data.d.length).toBe(2)
  const own = await staffOf(world, { role: 'support', memberUid: ben.uid })
  expect((await list('', own.token)).code).toBe('own_matter')
  expect((await list('', (await staffOf(world, { role: 'content' })).token)).status).toBe(403)
  expect((await list('', support, '999999999')).data).toEqual({ d: [], t: 0 })
})
