import { dayMs } from '@saya/money'
import { agencyDesk, openWorld, signInWithCode, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { addReferralCode } from '../referral/index.ts'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('a withdrawn accreditation stops the link at once: who follows it signs up all the same and counts for nobody, and the agent is told why, once [PROMO-160, PROMO-162]', async () => {
  const { player, id, code } = await on.agent(token)
  const early = await on.follow(code)
  expect((await on.end(id, token)).data).toMatchObject({ status: 'withdrawn' })
  const late = await on.follow(code)
  expect(await on.referralOf(early.uid)).toMatchObject({ parent: player.uid })
  expect(await on.referralOf(late.uid)).toMatchObject({ parent: null, state: 'unknown' })
  const detail = (await on.detail(player.token)).data
  const reason = 'Checked the page and the approval, ticket 5'
  expect(detail).toMatchObject({ link: '', agency: { status: 'withdrawn', reason } })
  expect(detail.months.map(({ joined }) => joined)).toEqual([1])
  // Nor does it go on by the member's own code or number, whatever channel the link is made to say.
  const by = { random: systemRandom, nowMs: world.clock.now() }
  const ownCode = await world.db.app(tx => addReferralCode(tx, { uid: player.uid, channel: '', ...by }))
  for (const named of [ownCode, String(player.uid)]) {
    const forged = await on.follow(named, 'agent')
    expect(await on.referralOf(forged.uid)).toMatchObject({ parent: player.uid, channel: '' })
  }
  expect((await on.detail(player.token)).data.months.map(({ joined }) => joined)).toEqual([1])
  expect((await on.end(id, token)).code).toBe('agency_decided')
  await on.sweep()
  expect(await on.noticesOf(player)).toEqual(['agency_approved', 'agency_ended'])
})

test('whom staff withdrew applies again only once thirty days are over, and who gave it up at once [PROMO-158]', async () => {
  const [withdrawn, left] = [await on.agent(token), await on.agent(token)]
  await on.end(withdrawn.id, token)
  await on.leave(left.player.token)
  expect((await on.apply(left.player.token)).status).toBe(200)
  expect((await on.detail(withdrawn.player.token)).data.why_not).toBe('agency_too_soon')
  expect(await on.apply(withdrawn.player.token)).toMatchObject({ status: 409, code: 'agency_too_soon' })
  world.clock.advance(30 * dayMs - 60_000)
  const again = await signInWithCode(world, withdrawn.player.phone)
  expect((await on.apply(again.token)).code).toBe('agency_too_soon')
  world.clock.advance(60_000)
  expect((await on.apply(again.token)).status).toBe(200)
})
