import { agencyDesk, ask, openWorld, staffOf, untilWaiting, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('an approval needs a day to come and a reference, gives a link of its own, and is told once [PROMO-159, PROMO-160, PROMO-187]', async () => {
  const player = await on.verified()
  const { data } = await on.apply(player.token)
  expect((await on.approve(data.id, token, { last_day: on.lastDay(0) })).code).toBe('agency_end_wrong')
  expect((await on.approve(data.id, token, { last_day: on.lastDay(9), reference: '' })).code).toBe(
    'agency_reference_missing',
  )
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => on.approve(data.id, token, { last_day: on.lastDay(9) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'agency_decided')).toHaveLength(5)
  const detail = (await on.detail(player.token)).data
  expect(detail.agency).toMatchObject({ status: 'approved', reason: '' })
  const link = Buffer.from(new URL(detail.link, world.url).searchParams.get('r') ?? '', 'base64url').toString()
  const [, code = ''] = /^r=(\d{10}),0$/.exec(link) ?? []
  const { code: asMember } = (await ask(world, 'GET /promo/invite/detail', {}, player)).data
  expect(new Set([code, asMember, (await on.agent(token)).code]).size).toBe(3)
  expect(await on.referralOf((await on.follow(code)).uid)).toMatchObject({ parent: player.uid, channel: 'agent' })
  await on.sweep()
  expect(await on.noticesOf(player)).toEqual(['agency_approved'])
})

test('a rejection is told with its reason, and thirty days later they can apply again [PROMO-160]', async () => {
  const player = await on.verified()
  const { data } = await on.apply(player.token)
  await on.reject(data.id, token)
  const { agency, why_not: whyNot } = (await on.detail(player.token)).data
  expect([agency?.status, agency?.reason, whyNot]).toEqual([
    'rejected',
    'Checked the page and the approval, ticket 5',
    'agency_too_soon',
  ])
  expect((await on.apply(player.token)).code).toBe('agency_too_soon')
  expect(await on.noticesOf(player)).toEqual(['agency_rejected'])
})

test('an approval that comes too late leaves no link behind [PROMO-187]', async () => {
  const player = await on.verified()
  const { data } = await on.apply(player.token)
  const [approval] = await world.db.app(async tx => {
    const at = instant(world.clock.now())
    const ended = { status: 'withdrawn', ended_at: at, ended_by: 'member' }
    await tx.updateTable('agency').set(ended).where('id', '=', data.id).execute()
    const approving = on.approve(data.id, token, { last_day: on.lastDay(9) })
    await untilWaiting(world.db, 1)
    return [approving] as const
  })
  expect((await approval).code).toBe('agency_decided')
  const codes = await world.db.app(tx =>
    tx.selectFrom('referral_code').select('channel').where('uid', '=', player.uid).execute(),
  )
  expect(codes).toEqual([])
})

test('of an approval and a rejection at once one is kept, and there is a link only where it is the approval [PROMO-187]', async () => {
  for (let times = 0; times < 4; times++) {
    const player = await on.verified()
    const { data } = await on.apply(player.token)
    const approve = () => on.approve(data.id, token, { last_day: on.lastDay(9) })
    const reject = () => on.reject(data.id, token)
    const answers = await Promise.all((times % 2 ? [reject, approve] : [approve, reject]).map(act => act()))
    expect(answers.map(({ code }) => code ?? 'kept').toSorted()).toEqual(['agency_decided', 'kept'])
    const { agency, link } = (await on.detail(player.token)).data
    const isApproved = answers[times % 2]?.status === 200
    expect([agency?.status, link !== '']).toEqual(isApproved ? ['approved', true] : ['rejected', false])
    const codes = world.db.app(tx =>
      tx.selectFrom('referral_code').select('channel').where('uid', '=', player.uid).execute(),
    )
    expect((await codes).length).toBe(isApproved ? 1 : 0)
  }
})

test.each(['unset', 'rejected', 'basic_kyc', 'frozen'] as const)(
  'who applied verified and is %s by now is not approved [PROMO-292]',
  async name => {
    const player = await on.verified()
    const { data } = await on.apply(player.token)
    await on.setStanding(player, name)
    expect((await on.approve(data.id, token, { last_day: on.lastDay(9) })).code).toBe('agency_applicant_unverified')
    await on.setStanding(player, 'fully_kyc')
    expect((await on.approve(data.id, token, { last_day: on.lastDay(9) })).status).toBe(200)
  },
)

test('who stops being verified while somebody approves is no agent either [PROMO-292]', async () => {
  const player = await on.verified()
  const { data } = await on.apply(player.token)
  const [approval] = await world.db.app(async tx => {
    await tx.selectFrom('agency').select('id').where('id', '=', data.id).forUpdate().execute()
    const approving = on.approve(data.id, token, { last_day: on.lastDay(9) })
    await untilWaiting(world.db, 1)
    await on.setStanding(player, 'basic_kyc')
    return [approving] as const
  })
  expect((await approval).code).toBe('agency_applicant_unverified')
  expect((await on.detail(player.token)).data).toMatchObject({ agency: { status: 'pending' }, link: '' })
})

test('the desk is for those with the permission, and nobody decides about their own application', async () => {
  const player = await on.verified()
  const { data } = await on.apply(player.token)
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await on.list({}, support)).status).toBe(200)
  expect((await on.approve(data.id, support, { last_day: on.lastDay(9) })).status).toBe(403)
  expect((await on.end(data.id, support)).status).toBe(403)
  const own = (await staffOf(world, { role: 'compliance', memberUid: player.uid })).token
  expect((await on.approve(data.id, own, { last_day: on.lastDay(9) })).code).toBe('own_matter')
  expect((await on.reject(data.id, own)).code).toBe('own_matter')
  expect((await on.detail(player.token)).data).toMatchObject({ agency: { status: 'pending' }, link: '' })
  expect((await on.read('3f2504e0-4f89-41d3-9a0c-0305e82c3301', token)).code).toBe('not_found')
})

// The last one, since nobody is signed in any more once days have passed.
