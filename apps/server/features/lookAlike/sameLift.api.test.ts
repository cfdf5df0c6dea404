import { ask, lookAlikeDesk, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { liftGate } from '../gate/index.ts'
import { followLookAlikes } from './followLookAlikes.ts'
import { keepKnown } from './findLookAlikes.ts'
import { keepLikeness } from './lookAlike.store.ts'

const monthMs = 31 * 24 * 3_600_000
let world: World
let on: ReturnType<typeof lookAlikeDesk>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = lookAlikeDesk(world)
})
afterAll(() => world.close())

/** Two accounts that staff found to be one person's, seven months into the exclusion of the first. */
async function twoOfOne(source: 'member' | 'regulator' = 'member') {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)
  const set = { begins_at: instant(world.clock.now() - 7 * monthMs), source, period: source === 'member' ? '1y' : '' }
  await world.db.member(ana.uid, tx => tx.updateTable('exclusion').set(set).where('uid', '=', ana.uid).execute())
  await keepKnown(on.deps, ana.uid)
  const nowMs = world.clock.now()
  const found = { uid: ben.uid, of: { excludedUid: ana.uid }, signs: ['id'], verdict: 'held' } as const
  await world.db.app(tx => keepLikeness(tx, { ...found, nowMs, dueAtMs: nowMs }))
  await followLookAlikes(on.deps, ben.uid)
  const { token } = await staffOf(world, { role: 'compliance' })
  const [row] = await on.list(ben, 'held', token)
  await on.decide(row?.id ?? '', true, token)
  return { ana, ben }
}

const exclusions = ({ uid }: Player) =>
  world.db.member(uid, tx =>
    tx.selectFrom('exclusion').select(['source', 'begins_at', 'ends_at', 'lifted_at']).where('uid', '=', uid).execute(),
  )
const gatesOf = async (player: Player) =>
  (await ask(world, 'GET /member/gate/list', {}, player)).data.map(({ cause }) => cause)
const request = (player: Player) =>
  ask(world, 'POST /member/exclusion/request', { body: { words: 'I have thought about it for months.' } }, player)

test('an account of the same person is excluded from the begin of the other, and no request ends it while the other is [SAFE-135]', async () => {
  const { ana, ben } = await twoOfOne()
  const [first] = await exclusions(ana)
  expect(await exclusions(ben)).toEqual([{ ...first, source: 'same_person' }])
  const refused = await request(ben)
  expect([refused.code, refused.sentence]).toEqual([
    'exclusion_same_person',
    expect.stringMatching(/all your accounts.*until .*[AP]M/),
  ])
  expect((await ask(world, 'GET /member/exclusion/request/detail', {}, ben)).data.may_ask_from).toBeNull()
  expect((await request(ana)).status).toBe(200)
})

test('what the regulator’s list set for one account no request ends for the other either [SAFE-135, SAFE-86]', async () => {
  const { ben } = await twoOfOne('regulator')
  expect(await exclusions(ben)).toMatchObject([{ source: 'regulator' }])
  expect((await request(ben)).code).toBe('exclusion_first_months')
})

test('an end that was agreed to is remembered: no later night joins the account again [SAFE-135]', async () => {
  const { ana, ben } = await twoOfOne()
  world.clock.advance(1000)
  const nowMs = world.clock.now()
  await world.db.member(ben.uid, async tx => {
    await tx
      .updateTable('exclusion')
      .set({ lifted_at: instant(nowMs) })
      .where('uid', '=', ben.uid)
      .execute()
    await liftGate(tx, { uid: ben.uid, cause: 'exclusion', nowMs })
  })
  await keepKnown(on.deps, ana.uid)
  expect([await gatesOf(ben), (await exclusions(ben)).length]).toEqual([[], 1])
  // Who excludes themselves anew is excluded with all of their accounts.
  world.clock.advance(1000)
  await ask(world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)
  await keepKnown(on.deps, ana.uid)
  expect(await gatesOf(ben)).toEqual(['exclusion'])
})
