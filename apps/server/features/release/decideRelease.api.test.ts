import {
  ask,
  askOffice,
  decideRelease,
  openPayeeWorld,
  type PayeeWorld,
  type Player,
  proposeRelease,
  staffOf,
  withdrawalTools,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let payees: PayeeWorld
let risk: string
let other: string
beforeAll(async () => {
  payees = await openPayeeWorld()
})
// A day goes by in one of them, which no session of staff outlives.
beforeEach(async () => {
  risk = (await staffOf(payees.world, { role: 'risk' })).token
  other = (await staffOf(payees.world, { role: 'risk' })).token
})
afterAll(() => payees.world.close())

interface CoolingAccount {
  readonly player: Player
  readonly uid: bigint
  readonly id: string
}

/** A member whose second account waits for a day. */
async function cooling(): Promise<CoolingAccount> {
  const player = await payees.verified()
  await payees.add(player, { account: player.phone })
  const { data } = await payees.add(player, { account: player.phone, channel_name: 'Maya' })
  return { player, uid: player.uid, id: data.id }
}

async function proposed(): Promise<CoolingAccount> {
  const held = await cooling()
  const { status, sentence } = await proposeRelease(payees.world, { ...held, token: risk })
  if (status !== 200) throw new Error(sentence)
  return held
}

async function withdrawTo({ player, id }: CoolingAccount) {
  const body = { amount: '100', account_id: id }
  return ask(payees.world, 'POST /finance/payment/withdraw', { body }, { token: player.token })
}

test('what one proposed and another approved may be paid to at once, and the member sees no waiting any more', async () => {
  const held = await proposed()
  const { world } = payees
  await withdrawalTools(world).fund(held.player, 1000n)
  expect(await withdrawTo(held)).toMatchObject({ code: 'withdraw_account_waiting' })
  expect(await decideRelease(world, { ...held, token: risk })).toMatchObject({ status: 403, code: 'release_own' })
  expect(await withdrawTo(held)).toMatchObject({ code: 'withdraw_account_waiting' })
  world.clock.advance(60_000)
  const answers = await Promise.all([1, 2, 3].map(() => decideRelease(world, { ...held, token: other })))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  const [, maya] = (await payees.list(held.player)).d
  expect((maya?.ready_at ?? 0) * 1000).toBeLessThanOrEqual(world.clock.now() + 999)
  // It is new all the same: the first withdrawal to it is looked at.
  expect(await withdrawTo(held)).toMatchObject({ status: 200, data: { status: 'under_review' } })
})

test('what was refused waits on, and can be proposed anew; whoever proposed may take it back', async () => {
  const held = await proposed()
  expect(await decideRelease(payees.world, { ...held, token: risk, isApproved: false })).toMatchObject({
    data: { status: 'refused' },
  })
  expect((await payees.kept(held.player, held.id)).readyAtMs).toBeGreaterThan(payees.world.clock.now())
  expect(await decideRelease(payees.world, { ...held, token: other })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await proposeRelease(payees.world, { ...held, token: other })).toMatchObject({ status: 200 })
})

test('nothing is released that was removed, that is ready by itself, or that is of somebody who is blocked', async () => {
  const { world } = payees
  const removed = await proposed()
  await payees.remove(removed.player, removed.id)
  expect(await decideRelease(world, { ...removed, token: other })).toMatchObject({ status: 409, code: 'release_over' })
  const blocked = await proposed()
  const body = { uid: String(blocked.uid), reason: 'They are not who they say' }
  expect((await askOffice(world, 'POST /office/api/member/block', { body }, risk)).status).toBe(200)
  expect(await decideRelease(world, { ...blocked, token: other })).toMatchObject({ code: 'release_member' })
  expect((await payees.kept(blocked.player, blocked.id)).readyAtMs).toBeGreaterThan(world.clock.now())
  const ready = await proposed()
  world.clock.advance(24 * 3_600_000)
  const { token: late } = await staffOf(world, { role: 'risk' })
  expect(await decideRelease(world, { ...ready, token: late })).toMatchObject({ code: 'release_over' })
  // What cannot be released any more can still be put away.
  expect(await decideRelease(world, { ...ready, token: late, isApproved: false })).toMatchObject({ status: 200 })
})

test('nobody decides what was never proposed, of a member who has no such account, or without the role for it', async () => {
  const held = await cooling()
  const { world } = payees
  expect(await decideRelease(world, { ...held, token: other })).toMatchObject({ code: 'changed_meanwhile' })
  const stranger = await payees.verified()
  const foreign = { uid: stranger.uid, id: held.id }
  expect(await decideRelease(world, { ...foreign, token: other })).toMatchObject({ status: 404 })
  const finance = (await staffOf(world, { role: 'finance' })).token
  expect(await decideRelease(world, { ...held, token: finance })).toMatchObject({ status: 403 })
})

test('each step is on record once, with its reason', async () => {
  const held = await proposed()
  await decideRelease(payees.world, { ...held, token: other })
  await decideRelease(payees.world, { ...held, token: other })
  const acts = await payees.world.db.app(tx =>
    tx
      .selectFrom('staff_act')
      .select(['action', 'reason', 'after'])
      .where('object_id', '=', held.id)
      .orderBy('seq')
      .execute(),
  )
  expect(acts.map(({ action }) => action)).toEqual(['release.propose', 'release.decide'])
  expect(acts.every(({ reason }) => reason.includes('passbook'))).toBe(true)
})
