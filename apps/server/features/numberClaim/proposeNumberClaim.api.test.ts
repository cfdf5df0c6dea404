import {
  closeAccount,
  numberClaimDesk,
  numberClaimProof,
  openWorld,
  signInWithCode,
  staffOf,
  startWorker,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOwner } from '../identity/index.ts'
import { operateStanding } from '../kyc/index.ts'

let world: World
let on: ReturnType<typeof numberClaimDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld()
  on = numberClaimDesk(world)
  token = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

test('a proposal keeps how the person was checked, and tells number, e-mail address and inbox of the owner [AUTH-90]', async () => {
  const { player, id } = await on.asked({ email: 'luz.old@example.com' })
  expect((await on.propose(id, token, ' ')).status).toBe(400)
  expect((await on.propose(id, token)).data).toEqual({ status: 'proposed' })
  expect(await on.find(id)).toMatchObject({ status: 'proposed', proof: numberClaimProof })
  const worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 100 }))
  const textsOf = async () =>
    ((await (await fetch(`${world.sandboxUrl}/sms?to=${player.phone}`)).json()) as { text: string }[]).map(
      ({ text }) => text,
    )
  const mails = async () => (await fetch(`${world.sandboxUrl}/mail?to=luz.old%40example.com`)).text()
  await expect.poll(textsOf).toEqual([expect.stringContaining('move your account')])
  await expect.poll(mails).toContain('move your account')
  await worker.close()
  const kinds = await world.db.member(player.uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', player.uid).execute(),
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['security_number_claim'])
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select(['action', 'reason']).where('object_id', '=', id).execute(),
  )
  expect(acts).toEqual([{ action: 'number.propose', reason: numberClaimProof }])
})

test('nobody is proposed whose ID is not approved in full [AUTH-90]', async () => {
  for (const kyc of ['unset', 'basic_kyc', 'under_review', 'frozen'] as const) {
    const { id } = await on.asked({ kyc })
    const refused = await on.propose(id, token)
    expect([refused.status, refused.code]).toEqual([409, 'number_claim_unverified'])
    expect(await on.find(id)).toMatchObject({ status: 'asked' })
  }
})

test('of many who propose at once one has proposed it', async () => {
  const { id } = await on.asked()
  const answers = await Promise.all(Array.from({ length: 5 }, () => on.propose(id, token)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
})

test('of two requests for a member one is proposed, and the other once that one is refused [AUTH-96]', async () => {
  const { player, id } = await on.asked()
  const beside = await on.askedBeside(player)
  const both = await Promise.all([on.propose(id, token), on.propose(beside.id, token)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.map(({ code }) => code)).toContain('number_claim_beside')
  const [first, second] = both[0]?.status === 200 ? [id, beside.id] : [beside.id, id]
  expect((await on.refuse(first, token)).status).toBe(200)
  expect((await on.propose(second, token)).status).toBe(200)
})

test('a number that has an account is refused in words, and so is an account that is blocked, closed or has another number [AUTH-94]', async () => {
  const taken = await on.asked()
  await world.player({ phone: taken.newPhone })
  expect((await on.propose(taken.id, token)).sentence).toContain('belongs to another account')
  const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }
  const changes: ((uid: bigint) => Promise<unknown>)[] = [
    uid => operateStanding(world.api.kyc, { uid, act: 'block', reviewer, reason: 'fraud' }),
    uid => closeAccount(world.db, uid, world.clock.now()),
    uid =>
      world.db.app(tx => tx.updateTable('sign_in').set({ phone: on.freshPhone() }).where('uid', '=', uid).execute()),
  ]
  for (const change of changes) {
    const { player, id } = await on.asked()
    await change(player.uid)
    const refused = await on.propose(id, token)
    expect([refused.status, refused.code]).toEqual([409, 'number_claim_member'])
    expect(refused.sentence).toContain('blocked or closed, or its number changed')
    expect(await on.find(id)).toMatchObject({ status: 'asked' })
  }
})

test('content staff may not propose, and an unknown request is not there', async () => {
  const { id } = await on.asked()
  expect((await on.propose(id, (await staffOf(world, { role: 'content' })).token)).status).toBe(403)
  const unknown = await world.db.app(tx => sql<{ id: string }>`select gen_random_uuid() id`.execute(tx))
  expect((await on.propose(unknown.rows[0]?.id ?? '', token)).status).toBe(404)
})

test('a proposal that nobody approved in its time keeps no other request from being proposed [AUTH-96]', async () => {
  const { player, id } = await on.proposed()
  world.clock.advance(6 * 24 * 3_600_000)
  const fresh = await on.askedBeside(player)
  world.clock.advance(24 * 3_600_000)
  const later = (await staffOf(world, { role: 'support' })).token
  expect((await on.propose(fresh.id, later)).status).toBe(200)
  expect((await on.find(id)).status).toBe('expired')
})

test('the owner who signs in at the moment of a proposal has stopped all requests, whichever came first [AUTH-92]', async () => {
  const many = []
  for (let count = 0; count < 4; count++) {
    const { player, id } = await on.asked()
    many.push({ player, ids: [id, (await on.askedBeside(player)).id] })
  }
  const proposals = many.map(({ ids: [, second = ''] }) => on.propose(second, token))
  await Promise.all([...proposals, ...many.map(({ player }) => signInWithCode(world, player.phone))])
  for (const { ids } of many) for (const id of ids) expect((await on.find(id)).status).toBe('stopped')
})
