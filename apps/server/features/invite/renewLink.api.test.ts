import {
  agencyDesk,
  ask,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  staffOf,
  type World,
} from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: InviteTools
let on: ReturnType<typeof agencyDesk>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
  on = agencyDesk(world)
})
afterAll(() => world.close())

const renew = (by?: Player) => ask(world, 'POST /promo/invite/renew', {}, by)
const detailOf = async (of: Player) => (await ask(world, 'GET /promo/invite/detail', {}, of)).data

test('a link that its member gave up brings nobody, the new one does, and friends of before stay [PROMO-320]', async () => {
  const ana = await tools.stay(await world.player({ kyc: 'fully_kyc' }))
  const { code: old } = await detailOf(ana)
  const early = await on.follow(old)
  const { data } = await renew(ana)
  expect(data.code).not.toBe(old)
  expect(await detailOf(ana)).toMatchObject({ link: data.link, code: data.code, invited: 1 })
  expect((await ask(world, 'GET /promo/invite/open', { query: { code: old } })).data.is_known).toBe('no')
  const [late, next] = [await on.follow(old), await on.follow(data.code)]
  expect(await on.referralOf(early.uid)).toMatchObject({ parent: ana.uid })
  expect(await on.referralOf(late.uid)).toMatchObject({ parent: null, state: 'unknown' })
  expect(await on.referralOf(next.uid)).toMatchObject({ parent: ana.uid })
  expect((await detailOf(ana)).invited).toBe(2)
})

test('given up many times at once a member has one link, and more than five a day are refused until the next [PROMO-320]', async () => {
  const ana = await tools.stay(await world.player())
  await detailOf(ana)
  const answers = await Promise.all(Array.from({ length: 7 }, () => renew(ana)))
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'done'),
    ...Array.from({ length: 2 }, () => 'invite_renewed_often'),
  ])
  const live = await world.db.app(tx =>
    tx.selectFrom('referral_code').select('code').where('uid', '=', ana.uid).where('ended_at', 'is', null).execute(),
  )
  expect(live).toEqual([{ code: (await detailOf(ana)).code }])
  world.clock.advance(dayMs)
  expect((await renew(ana)).status).toBe(200)
})

test('an agent’s link stays as it is when they give up their own one, and nobody signed in gives up none [PROMO-320]', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const { player, code } = await on.agent(token)
  expect((await renew(player)).status).toBe(200)
  expect(await on.referralOf((await on.follow(code)).uid)).toMatchObject({ parent: player.uid, channel: 'agent' })
  expect((await renew()).status).toBe(401)
})
