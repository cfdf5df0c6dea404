import {
  approvedPlayer,
  ask,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type OfferWish,
  type Player,
  promotionDesk,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

const member = async () => tools.stay(await approvedPlayer(world))
async function live(audience: OfferWish['audience']) {
  const desk = await promotionDesk(world)
  const promotion = await desk.live({ terms: inviteTerms, audience: audience ?? {} }, 'invite')
  return async () => (await promotionDesk(world)).stop(promotion)
}
const detailOf = async (by: Player) => (await ask(world, 'GET /promo/invite/detail', {}, by)).data
/** What a guest of a member's link reads. */
async function guestOffer(of: Player) {
  const query = { code: await tools.codeOf(of) }
  return (await ask(world, 'GET /promo/invite/open', { query })).data.offer
}
async function look() {
  world.clock.advance(3_600_000)
  await tools.see()
}

test('an invitation for some members gives to them and their friends, and promises others and their friends nothing [PROMO-300]', async () => {
  const [ana, eva] = [await member(), await member()]
  const stop = await live({ users: [String(ana.uid)] })
  const [ben, kit] = [await tools.bring(ana), await tools.bring(eva)]
  expect([(await detailOf(ana)).offer?.parent, (await guestOffer(ana))?.friend]).toEqual(['20.00', '10.00'])
  expect((await detailOf(ben)).own).toMatchObject({ state: 'joined', amount: '10.00' })
  expect([await detailOf(eva), await guestOffer(eva)]).toMatchObject([
    { offer: null, why_not: null, lacks: null },
    null,
  ])
  expect((await ask(world, 'GET /promo/invite/open', { query: {} }, eva)).data.offer).toBe(null)
  expect((await detailOf(kit)).own).toBe(null)
  for (const friend of [ben, kit]) {
    await tools.verify(friend)
    await tools.deposit(friend)
    await tools.play(friend)
  }
  await look()
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
  expect(await tools.rewardsOf(eva, kit)).toEqual([undefined, undefined])
  expect((await ask(world, 'GET /promo/invite/list', { query: {} }, eva)).data.d[0]?.state).toBe('none')
  await stop()
})

test('whoever lacks what an invitation asks of who invites reads what that is, and their friend counts once they have it [PROMO-300]', async () => {
  const ana = await member()
  const stop = await live({ least_age_days: 2 })
  expect(await detailOf(ana)).toMatchObject({ offer: null, why_not: null, lacks: { code: 'promotion_age' } })
  expect(await guestOffer(ana)).toBe(null)
  const ben = await tools.complete(ana)
  await look()
  expect(await tools.rowOf(ben)).toMatchObject({ counted_at: null, due_at: expect.any(Number) })
  world.clock.advance(2 * 86_400_000)
  await tools.see()
  expect(await detailOf(ana)).toMatchObject({ offer: { parent: '20.00' }, lacks: null })
  // The friend's account is as young as it was too young for: that is asked of who invites alone.
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
  await stop()
})

test('a friend needs nothing of what is asked of who invites [PROMO-300]', async () => {
  const ana = await member()
  world.clock.advance(3 * 86_400_000)
  const stop = await live({ least_age_days: 2 })
  const ben = await tools.complete(ana)
  await look()
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
  await stop()
})

test('a friend who played their deposit without an approved ID counts once their ID is approved, and not before [PROMO-300]', async () => {
  const ana = await member()
  const stop = await live({})
  const ben = await tools.bring(ana)
  await tools.deposit(ben)
  await tools.play(ben)
  await look()
  expect(await tools.rowOf(ben)).toMatchObject({ played_at: expect.any(Number), counted_at: null })
  expect(await tools.rewardsOf(ana, ben)).toEqual([undefined, undefined])
  await tools.verify(ben)
  await look()
  expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
  await stop()
})

test.each([
  [{ brands: ['game'] }, 'Sites'],
  [{ once_per_device: true }, 'Once per device'],
  [{ brands: ['game'], once_per_device: true }, 'Sites, Once per device'],
] as const)(
  'an invitation that asks for %j is refused with what holds for nobody: %s [PROMO-301]',
  async (audience, fields) => {
    const { create } = await promotionDesk(world)
    const wish = { ...audience, ...('brands' in audience ? { brands: [...audience.brands] } : {}) }
    const refused = await create({ terms: inviteTerms, audience: wish as OfferWish['audience'] & object }, 'invite')
    expect(refused).toMatchObject({ status: 422, code: 'promotion_audience' })
    expect(refused.sentence).toContain(`: ${fields}.`)
  },
)
