import {
  ask,
  closeAccount,
  enterOffice,
  numberClaimDesk,
  openWorld,
  signInAgain,
  signInWithCode,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLatestChange } from '../identity/index.ts'
import { operateStanding } from '../kyc/index.ts'

let world: World
let on: ReturnType<typeof numberClaimDesk>
beforeAll(async () => {
  world = await openWorld()
  on = numberClaimDesk(world)
})
afterAll(() => world.close())

const dayMs = 24 * 3_600_000
const checker = async () => (await staffOf(world, { role: 'compliance' })).token

async function actsOn(id: string): Promise<string[]> {
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select('action').where('object_id', '=', id).orderBy('seq').execute(),
  )
  return acts.map(({ action }) => action)
}

test('a colleague approves it a day later: number, sessions, waiting time and record are one change [AUTH-91, AUTH-93]', async () => {
  const { player, id, newPhone } = await on.proposed()
  world.clock.advance(dayMs)
  const token = await checker()
  const sessions = [player, await signInAgain(world.db, world.clock, player)]
  const statuses = () =>
    Promise.all(sessions.map(async one => (await ask(world, 'GET /member/detail', {}, one)).status))
  expect(await statuses()).toEqual([200, 200])
  const answers = await Promise.all(Array.from({ length: 4 }, () => on.approve(id, token)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect(await on.phoneOf(player)).toBe(newPhone)
  expect(await statuses()).toEqual([401, 401])
  expect(await actsOn(id)).toEqual(['number.propose', 'number.approve'])
  expect(await world.db.app(tx => findLatestChange(tx, player.uid))).toBe(world.clock.now())
  const entered = await signInWithCode(world, newPhone)
  const { data } = await ask(world, 'GET /member/detail', {}, entered)
  expect(data).toMatchObject({ phone: newPhone })
  // Whoever has the old number now is somebody else.
  const stranger = await signInWithCode(world, player.phone)
  const detail = await ask(world, 'GET /member/detail', {}, stranger)
  expect(detail.data.username).not.toBe(data.username)
})

test('the approval refuses the other requests for the member with it, each on record, and those of nobody else [AUTH-96]', async () => {
  const { player, id } = await on.proposed()
  const beside = [await on.askedBeside(player), await on.askedBeside(player)]
  const elsewhere = await on.asked()
  world.clock.advance(dayMs)
  expect((await on.approve(id, await checker())).status).toBe(200)
  for (const other of beside) {
    expect(await on.find(other.id)).toMatchObject({ status: 'refused', ended_at: world.clock.now() })
    expect(await actsOn(other.id)).toEqual(['number.refuse'])
  }
  expect(await on.openOf(player)).toEqual([])
  expect((await on.find(elsewhere.id)).status).toBe('asked')
})

test('an approval that fails leaves the other requests as they were [AUTH-96]', async () => {
  const { player, id, newPhone } = await on.proposed()
  world.clock.advance(60_000)
  const beside = await on.askedBeside(player)
  world.clock.advance(dayMs)
  await signInWithCode(world, newPhone)
  expect((await on.approve(id, await checker())).code).toBe('number_claim_taken')
  expect((await on.openOf(player)).map(row => row.id)).toEqual([id, beside.id])
})

test('the owner who signs in while requests stand beside each other stops all of them [AUTH-92]', async () => {
  const { player, id } = await on.proposed()
  const beside = await on.askedBeside(player)
  await signInWithCode(world, player.phone)
  for (const one of [id, beside.id]) expect((await on.find(one)).status).toBe('stopped')
})

test('not a moment earlier than 24 hours, and never by whoever proposed it [AUTH-91]', async () => {
  const { player, id, proposer } = await on.proposed()
  world.clock.advance(dayMs - 1)
  const early = await on.approve(id, await checker())
  expect([early.status, early.code]).toEqual([409, 'number_claim_early'])
  world.clock.advance(1)
  const own = await on.approve(id, await enterOffice(world, proposer))
  expect([own.status, own.code]).toEqual([403, 'number_claim_own'])
  expect(await on.phoneOf(player)).toBe(player.phone)
})

test('what the owner stopped by signing in is approved by nobody [AUTH-92]', async () => {
  const { player, id } = await on.proposed()
  world.clock.advance(dayMs)
  await signInWithCode(world, player.phone)
  expect((await on.approve(id, await checker())).code).toBe('number_claim_over')
  expect(await on.phoneOf(player)).toBe(player.phone)
})

test('the owner who signs in at the moment of the approval has stopped it or is out [AUTH-92, AUTH-93]', async () => {
  const { player, id, newPhone } = await on.proposed()
  world.clock.advance(dayMs)
  const token = await checker()
  const no = () => ask(world, 'POST /member/number/claim/void', {}, player)
  const [said, approved] = await Promise.all([no(), on.approve(id, token)])
  expect(await on.phoneOf(player)).toBe(approved.status === 200 ? newPhone : player.phone)
  expect((await on.find(id)).status).toBe(approved.status === 200 ? 'approved' : 'stopped')
  expect([200, 401]).toContain(said.status)
})

test('a number that somebody signed up with meanwhile is refused, and nothing of the approval is left [AUTH-94]', async () => {
  const { player, id, newPhone } = await on.proposed()
  world.clock.advance(dayMs)
  await signInWithCode(world, newPhone)
  const refused = await on.approve(id, await checker())
  expect([refused.status, refused.code]).toEqual([409, 'number_claim_taken'])
  expect(refused.sentence).toContain('belongs to another account')
  expect((await ask(world, 'GET /member/detail', {}, player)).status).toBe(200)
  expect(await on.find(id)).toMatchObject({ status: 'proposed' })
})

test('an account that was blocked, closed or given another number since the proposal is refused in words [AUTH-94]', async () => {
  const nowMs = world.clock.now()
  const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }
  const changes: ((uid: bigint) => Promise<unknown>)[] = [
    uid => operateStanding(world.api.kyc, { uid, act: 'block', reviewer, reason: 'fraud' }),
    uid => closeAccount(world.db, uid, nowMs),
    uid =>
      world.db.app(tx => tx.updateTable('sign_in').set({ phone: on.freshPhone() }).where('uid', '=', uid).execute()),
  ]
  const claims = []
  for (const change of changes) claims.push({ ...(await on.proposed()), change })
  world.clock.advance(dayMs)
  const token = await checker()
  for (const { player, id, newPhone, change } of claims) {
    await change(player.uid)
    const refused = await on.approve(id, token)
    expect([refused.status, refused.code]).toEqual([409, 'number_claim_member'])
    expect(refused.sentence).toContain('blocked or closed, or its number changed')
    expect(await on.phoneOf(player)).not.toBe(newPhone)
  }
})

test.each([
  ['half way', 'approved'],
  ['at the refusal of another request', 'refused'],
])('an approval that breaks %s has changed nothing [AUTH-93, AUTH-96]', async (_, brokenAt) => {
  const { player, id } = await on.proposed()
  const beside = await on.askedBeside(player)
  world.clock.advance(dayMs)
  const token = await checker()
  const alter = (change: string) => world.db.app(tx => sql`alter table number_claim ${sql.raw(change)}`.execute(tx))
  // By then the number has been changed and the sessions have been ended.
  await alter(`add constraint breaks check (status <> '${brokenAt}') not valid`)
  expect((await on.approve(id, token)).status).toBe(500)
  await alter('drop constraint breaks')
  expect([await on.phoneOf(player), (await on.find(id)).status]).toEqual([player.phone, 'proposed'])
  expect([(await on.find(beside.id)).status, await actsOn(beside.id)]).toEqual(['asked', []])
  expect((await ask(world, 'GET /member/detail', {}, player)).status).toBe(200)
  expect(await world.db.app(tx => findLatestChange(tx, player.uid))).toBe(null)
  expect(await actsOn(id)).toEqual(['number.propose'])
  expect((await on.approve(id, token)).status).toBe(200)
  expect((await on.find(beside.id)).status).toBe('refused')
})

test('what nobody proposed is approved by nobody, and support approves nothing', async () => {
  const { player, id } = await on.asked()
  world.clock.advance(dayMs)
  expect((await on.approve(id, await checker())).code).toBe('number_claim_over')
  expect(await on.phoneOf(player)).toBe(player.phone)
  expect((await on.approve(id, (await staffOf(world, { role: 'support' })).token)).status).toBe(403)
})
