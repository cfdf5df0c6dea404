import {
  approvedPlayer,
  ask,
  giveCoupons,
  inviteTerms,
  limitTools,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
  rewardTools,
  signInAgain,
  type World,
} from '@saya/testing'
import { manilaDay } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'

const dayMs = 86_400_000

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('members see what holds, the first to be shown first, in their language and with why they may not have it [FACT-42, FACT-53]', async () => {
  const ana = await approvedPlayer(world)
  const low = await desk.live({ place: 1, audience: { least_level: 3 } })
  const high = await desk.live({ place: 5 })
  await desk.live({ place: 9, audience: { users: ['1'] } })
  const tomorrow = new Date(world.clock.now() + dayMs + 8 * 3_600_000).toISOString().slice(0, 10)
  const next = await desk.live({ place: 0, first_day: tomorrow })
  const draft = await desk.create({ place: 7 })
  const stopped = await desk.live({ place: 8 })
  await desk.stop(stopped)
  const { data } = await ask(world, 'GET /promo/list', {}, { token: ana.token, headers: { cookie: 'lang=tl' } })
  expect(data.d[0]?.title).toBe('Isang regalo')
  expect(data.d.map(({ id, why_not: why }) => [id, why?.code])).toEqual([
    [high, undefined],
    [low, 'promotion_level'],
    [next, 'promotion_early'],
  ])
  expect([data.t, data.why_none, draft.status]).toEqual([3, null, 200])
  const english = await ask(world, 'GET /promo/list', {}, ana)
  expect(english.data.d[0]).toMatchObject({
    title: 'A gift',
    cash_type: 4010,
    is_claimed_by_hand: true,
    has_claimed: false,
  })
})

test('a guest is told to sign in, and somebody without e-mail and verification is answered [FACT-42]', async () => {
  expect(await ask(world, 'GET /promo/list', {})).toMatchObject({
    status: 401,
    code: 'authentication_required',
    sentence: 'Authentication required',
  })
  const { status, data } = await ask(world, 'GET /promo/list', {}, await world.player({}))
  expect([status, data.d[0]?.why_not?.code]).toEqual([200, 'promotion_verify'])
})

test('whoever has set a limit is offered all of it, and none only while the limit stops them [FACT-19, FACT-43]', async () => {
  const limits = limitTools(world)
  const ana = await limits.player()
  const list = async () => (await ask(world, 'GET /promo/list', {}, ana)).data
  const before = (await list()).d.map(({ id }) => id)
  await limits.set(ana, { most: '100' })
  expect((await list()).d.map(({ id }) => id)).toEqual(before)
  await limits.bet(ana, 100)
  expect(await list()).toMatchObject({ d: [], why_none: { code: 'promotion_limit' } })
})

test.each([
  ['exclusion', 'promotion_paused'],
  ['staff', 'promotion_account'],
  ['frozen', 'promotion_account'],
] as const)('under %s nothing is offered, and the member is told so by %s [FACT-43]', async (cause, code) => {
  const ana = await approvedPlayer(world, cause === 'frozen' ? { kyc: 'frozen' } : {})
  if (cause !== 'frozen') {
    const gate = { uid: ana.uid, cause, openUntilMs: null, closedUntilMs: null, nowMs: world.clock.now() }
    await world.db.member(ana.uid, tx => setGate(tx, gate))
  }
  expect((await ask(world, 'GET /promo/list', {}, ana)).data).toMatchObject({ d: [], why_none: { code } })
})

test('the card of a rebate stands while something can be collected, that of losses for a week behind the end, also of what others were invited to for them alone [PROMO-273]', async () => {
  desk = await promotionDesk(world)
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  const [ana, ben] = [await approvedPlayer(world), await approvedPlayer(world)]
  const today = manilaDay(world.clock.now())
  const audience = { once_per_id: false }
  await desk.live({ terms: rebateTerms, first_day: today, last_day: today, audience }, 'rebate')
  const loss = { ...rebateTerms, share: '1' }
  const own = { once_per_id: false, users: [String(ana.uid)] }
  await desk.live({ terms: loss, first_day: today, last_day: today, audience: own }, 'lossRebate')
  async function cards(player: typeof ana) {
    const as = await signInAgain(world.db, world.clock, player)
    const { banners } = (await ask(world, 'GET /promo/list', {}, as)).data
    return banners
      .filter(({ type }) => type === 4 || type === 5)
      .toSorted((one, other) => one.type - other.type)
      .map(one => [one.type, one.line, one.why_not?.code])
  }
  expect((await cards(ana)).map(([type]) => type)).toEqual([4, 5])
  const name = `cq9 ${today}`
  const expiresAtMs = world.clock.now() + 3 * dayMs
  await rewardTools(world).promise(ana, { kind: 4005, name, amount: 500_000n, multiple: 0, expiresAtMs })
  expect((await cards(ana))[1]).toEqual([5, '₱50.00 to collect', undefined])
  world.clock.advance(dayMs)
  expect(await cards(ana)).toEqual([
    [4, 'Ten pesos for you', 'promotion_over'],
    [5, '₱50.00 to collect', undefined],
  ])
  expect(await cards(ben)).toEqual([])
  await ask(world, 'POST /promo/rebate/claim', { body: { pid: '6' } }, ana)
  expect((await cards(ana)).map(([type]) => type)).toEqual([4])
  world.clock.advance(6 * dayMs)
  expect((await cards(ana)).map(([type]) => type)).toEqual([4])
  world.clock.advance(dayMs)
  expect(await cards(ana)).toEqual([])
})

test('the cards of VIP gifts, tickets and invitations say why they are not for a member, in the language of the member, and nothing to whoever may have them [PROMO-340]', async () => {
  desk = await promotionDesk(world)
  const [ana, ben] = [await approvedPlayer(world), await world.player()]
  async function whyNot(as: typeof ana, lang = 'en') {
    const { data } = await ask(world, 'GET /promo/list', {}, { token: as.token, headers: { cookie: `lang=${lang}` } })
    return new Map(data.banners.map(({ type, why_not: why }) => [type, why]))
  }
  expect([...(await whyNot(ana)).values()].filter(why => why !== null)).toEqual([])
  const sentence = 'I-verify muna ang account mo. Ilang minuto lang ito.'
  const verify = { code: 'promotion_verify', sentence }
  const unverified = await whyNot(ben, 'tl')
  expect([unverified.get(3), unverified.get(6)]).toEqual([verify, verify])
  // To look at wins, to do tasks and to have the app is open to everybody.
  expect([2, 7, 8].map(type => unverified.get(type))).toEqual([null, null, null])
  const dates = { first_day: manilaDay(world.clock.now()), last_day: manilaDay(world.clock.now() + dayMs) }
  const tickets = { ...dates, terms: { count: '1' }, budget: '50000' }
  await desk.live({ ...tickets, audience: { least_level: 3 } }, 'tickets')
  const level = (await whyNot(ana)).get(6)
  expect(level).toEqual({ code: 'promotion_level', sentence: 'Your VIP level is not high enough yet.' })
  // A ticket that is left can be used.
  await giveCoupons(world, ana, 1)
  expect((await whyNot(ana)).get(6)).toBeNull()
  const cora = await approvedPlayer(world)
  await desk.live(tickets, 'tickets')
  expect((await whyNot(cora)).get(6)).toBeNull()
  const invite = { ...dates, terms: inviteTerms, budget: '100000' }
  const asking = await desk.live({ ...invite, place: 9, audience: { least_age_days: 30 } }, 'invite')
  const tooNew = { code: 'promotion_age', sentence: 'Your account is still too new for this promotion.' }
  expect([(await whyNot(cora)).get(11), (await whyNot(cora)).get(6)]).toEqual([tooNew, null])
  await desk.stop(asking)
  await desk.live(invite, 'invite')
  expect((await whyNot(cora)).get(11)).toBeNull()
})
