import { openWorld, ringDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
let on: ReturnType<typeof ringDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = ringDesk(world)
  token = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

const tablet = { devices: ['one tablet'] }

test('what an invite pays waits while its friend is held, and strangers are held for nothing [PROMO-153]', async () => {
  const { parent, children } = await on.plant(2, { id: 'one id' })
  for (const child of children) expect(await on.hold(parent, child)).toBe('ring')
  const honest = await on.plant(3)
  for (const child of honest.children) expect(await on.hold(honest.parent, child)).toBeUndefined()
  const { data } = await on.list({ uid: String(honest.parent) }, token)
  expect(data.d).toEqual([])
})

test('of a ring of five on one device one friend is freed and another refused, and their rewards follow [PROMO-154, PROMO-155, PROMO-184]', async () => {
  const { parent, children } = await on.plant(5, tablet)
  const [free = 0n, refused = 0n, left = 0n] = children
  for (const child of children) await on.promise(parent, child, await on.hold(parent, child))
  const decided = await on.decide(free, true, token)
  expect(decided.data).toMatchObject({ status: 'free', waiting: '0.00', reason: 'Compared the accounts, ticket 27' })
  expect((await on.decide(refused, false, token)).data).toMatchObject({ status: 'refused' })
  expect(await on.statuses(parent, free)).toEqual(['open', 'open'])
  expect(await on.statuses(parent, refused)).toEqual(['refused', 'refused'])
  expect(await on.statuses(parent, left)).toEqual(['held', 'held'])
  const { data } = await on.look(parent, token)
  expect(data).toMatchObject({ uid: String(parent), held: 3, friends: 5 })
  // What was said stays said, whoever asks again.
  expect([await on.hold(parent, free), await on.hold(parent, refused)]).toEqual([undefined, 'ring'])
})

test('of ten who decide at once one does, and the ring counts it once [PROMO-155]', async () => {
  const { parent, children } = await on.plant(2, { id: 'id of ten' })
  const [child = 0n] = children
  await on.promise(parent, child, await on.hold(parent, child))
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => on.decide(child, at % 2 === 0, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'ring_decided')).toHaveLength(9)
  const { data } = await on.look(parent, token)
  expect(data.held).toBe(1)
  expect(new Set(await on.statuses(parent, child)).size).toBe(1)
})

test('a reward that was promised behind the decision follows it all the same, and a cut-off decision is finished by the sweep [PROMO-155]', async () => {
  const { parent, children } = await on.plant(2, { id: 'late id' })
  const [first = 0n, second = 0n] = children
  const word = await on.hold(parent, first)
  await on.decide(first, true, token)
  await on.promise(parent, first, word)
  expect(await on.statuses(parent, first)).toEqual(['held', 'held'])
  await on.follow(first)
  await on.follow(first)
  expect(await on.statuses(parent, first)).toEqual(['open', 'open'])
  // Killed between the decision and what follows from it.
  await on.promise(parent, second, await on.hold(parent, second))
  await world.db.app(tx =>
    tx
      .updateTable('ring_friend')
      .set({
        status: 'refused',
        decided_by: 'a colleague',
        decided_at: instant(world.clock.now()),
        due_at: instant(world.clock.now()),
      })
      .where('uid', '=', second)
      .execute(),
  )
  await on.sweep()
  expect(await on.statuses(parent, second)).toEqual(['refused', 'refused'])
})

test('a reward held for another reason is left to its own desk', async () => {
  const { parent, children } = await on.plant(1, { id: 'held elsewhere' })
  const [child = 0n] = children
  await on.hold(parent, child)
  await on.promise(parent, child, 'budget')
  await on.decide(child, true, token)
  expect(await on.statuses(parent, child)).toEqual(['held', 'held'])
})

test('nobody decides without the permission, or about nobody', async () => {
  const { parent, children } = await on.plant(1, { id: 'permissions' })
  const [child = 0n] = children
  await on.hold(parent, child)
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await on.decide(child, true, support)).status).toBe(403)
  expect((await on.decide(1n, true, token)).code).toBe('not_found')
})

test('staff decide about no friend of their own account, nor one whom something ties to it [PROMO-154]', async () => {
  const { parent, children } = await on.plant(2, { id: 'own ring' })
  const [child = 0n, other = 0n] = children
  await on.promise(parent, child, await on.hold(parent, child))
  for (const memberUid of [parent, child, other]) {
    const own = (await staffOf(world, { role: 'compliance', memberUid })).token
    for (const isFree of [true, false])
      expect(await on.decide(child, isFree, own)).toMatchObject({ status: 403, code: 'own_matter' })
  }
  expect(await on.statuses(parent, child)).toEqual(['held', 'held'])
  const stranger = (await staffOf(world, { role: 'compliance', memberUid: (await world.player()).uid })).token
  expect((await on.decide(child, true, stranger)).data).toMatchObject({ status: 'free' })
})

test('staff decide about no friend whom their own account brought, also where nothing but the invite ties the two [PROMO-154]', async () => {
  const { parent, children } = await on.plant(2, account => (account === 0 ? {} : { id: 'id of both friends' }))
  const [child = 0n] = children
  expect(await on.hold(parent, child)).toBe('ring')
  const { data } = await on.look(parent, token)
  expect(data.ties.flatMap(({ uid, other }) => [uid, other])).not.toContain(String(parent))
  const own = (await staffOf(world, { role: 'compliance', memberUid: parent })).token
  for (const isFree of [true, false])
    expect(await on.decide(child, isFree, own)).toMatchObject({ status: 403, code: 'own_matter' })
})

test('staff decide about no friend to whom their own account was found to be tied only later [PROMO-154]', async () => {
  const { parent, children } = await on.plant(3, account => (account === 0 ? {} : { id: 'id of an own account' }))
  const [first = 0n, second = 0n, late = 0n] = children
  await world.db.app(tx =>
    tx
      .updateTable('kyc_id_claim')
      .set({ number_hash: Buffer.alloc(32, 7) })
      .where('uid', '=', late)
      .execute(),
  )
  expect([await on.hold(parent, first), await on.hold(parent, late)]).toEqual(['ring', undefined])
  await world.db.app(async tx => {
    const { number_hash } = await tx
      .selectFrom('kyc_id_claim')
      .select('number_hash')
      .where('uid', '=', first)
      .executeTakeFirstOrThrow()
    await tx.updateTable('kyc_id_claim').set({ number_hash }).where('uid', '=', late).execute()
  })
  expect(await on.hold(parent, late)).toBe('ring')
  const own = (await staffOf(world, { role: 'compliance', memberUid: late })).token
  for (const friend of [first, second])
    expect(await on.decide(friend, true, own)).toMatchObject({ status: 403, code: 'own_matter' })
})

test('each night those are looked at who moved money on the day, whether an invite pays or not [PROMO-156]', async () => {
  const { parent, children } = await on.plant(2, { id: 'night id' })
  const [child = 0n] = children
  const at = world.clock.now() - 24 * 3_600_000
  await world.db.app(tx =>
    tx
      .insertInto('payment_claim')
      .values({ gateway: 'paymongo', reference: `night ${child}`, uid: child, claimed_at: instant(at) })
      .execute(),
  )
  await on.night()
  const { data } = await on.look(parent, token)
  // The other one is held with the first.
  expect(data.ring_friends.map(({ uid, status }) => [uid, status])).toEqual(
    [...children].map(uid => [String(uid), 'held']),
  )
})
