import { roles } from '@saya/contract/staff/permissions.ts'
import { askOffice, exclusionDesk, exclusionReason, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof exclusionDesk>
let [maker, checker] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  on = exclusionDesk(world)
  maker = (await staffOf(world, { role: 'compliance' })).token
  checker = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

let ana: Player
beforeEach(async () => {
  ana = await world.player()
})

test('a family’s exclusion without its proof or relation is refused, and so is a picture that is none or stands behind another proposal of theirs [SAFE-66]', async () => {
  const body = { uid: String(ana.uid), source: 'family', reason: exclusionReason } as const
  expect((await on.propose({ ...body, relation: 'child' }, maker)).code).toBe('exclusion_proof_missing')
  expect((await on.propose({ ...body, relation: 'child', proof: '0'.repeat(32) }, maker)).code).toBe(
    'exclusion_proof_missing',
  )
  expect((await on.propose({ ...body, relation: '' }, maker)).code).toBe('exclusion_form')
  expect((await on.propose({ ...body, relation: 'child', period: '5y' }, maker)).code).toBe('exclusion_form')
  expect((await on.sendProof(maker, Buffer.from('no picture'))).code).toBe('exclusion_proof_unreadable')
  const { proof } = (await on.sendProof(maker)).data
  const { data } = await on.propose({ ...body, relation: 'parent', proof }, maker)
  await on.decide(ana, data.id, { isApproved: false, token: checker })
  expect((await on.propose({ ...body, relation: 'parent', proof }, maker)).code).toBe('exclusion_proof_missing')
})

test('the proof is kept sealed, and shown to compliance alone with a reason that is on record [SAFE-67]', async () => {
  const { data } = await on.proposeFor(ana, { token: maker })
  const [kept] = await world.db.member(ana.uid, tx =>
    tx.selectFrom('exclusion_proof').selectAll().where('uid', '=', ana.uid).execute(),
  )
  expect(kept?.id).toBe(data.proof)
  // The picture lies in the store, which seals what it keeps, and the database names it alone.
  const isJpeg = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 3)).equals(Buffer.from([0xff, 0xd8, 0xff]))
  expect(Object.keys(kept ?? {}).toSorted()).toEqual(['id', 'object_key', 'sent_at', 'sent_by', 'uid'])
  expect(isJpeg(await world.objects.get(kept?.object_key ?? ''))).toBe(true)
  const look = (token: string) =>
    askOffice(
      world,
      'POST /office/api/exclusion/proof',
      { body: { uid: String(ana.uid), id: data.proof, reason: exclusionReason } },
      token,
    )
  for (const role of roles.filter(one => one !== 'compliance')) {
    expect([role, (await look((await staffOf(world, { role })).token)).status]).toEqual([role, 403])
  }
  const shown = await look(maker)
  expect(isJpeg(Buffer.from(shown.data.jpeg, 'base64'))).toBe(true)
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select(['action', 'reason']).where('action', '=', 'exclusion.read').execute(),
  )
  expect(acts).toEqual([{ action: 'exclusion.read', reason: exclusionReason }])
})

test('of whom nothing is known, and without the permission, nothing is proposed or sent', async () => {
  const body = { uid: '1', source: 'operator', period: '1y', reason: exclusionReason } as const
  expect((await askOffice(world, 'POST /office/api/exclusion/propose', { body }, maker)).code).toBe('not_found')
  const content = (await staffOf(world, { role: 'content' })).token
  expect((await askOffice(world, 'POST /office/api/exclusion/propose', { body }, content)).status).toBe(403)
  const sent = await fetch(`${world.url}/office/api/exclusion/sendProof`, { method: 'POST', body: new FormData() })
  expect(sent.status).toBe(401)
})
