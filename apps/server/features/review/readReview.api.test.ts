import {
  ask,
  askOffice,
  bodyOf,
  decideAs,
  openWorld,
  reject,
  sendPhoto,
  staffOf,
  submitAs,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function waiting(): Promise<string> {
  const player = await world.player()
  await submitAs(world, player)
  return String(player.uid)
}

test('a case is read whole, with the form beside the reading, and that it was read is on record', async () => {
  const { token, email } = await staffOf(world, { role: 'kyc' })
  const { token: reader } = await staffOf(world, { role: 'compliance' })
  const uid = await waiting()
  const { data } = await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)
  expect(data).toMatchObject({
    uid,
    version: 1,
    name: 'Ana Reyes Dela Cruz',
    is_waiting: true,
    is_mine: false,
    confidence: null,
    needs_list_check: false,
    deadline_at: data.created_at + 72 * 3600,
  })
  expect(data.fields.find(({ name }) => name === 'current_address')).toMatchObject({ result: 'unread', read: '' })
  expect(data.checks.map(({ name, result }) => [name, result])).toContainEqual(['Face matches ID', 'Compare by eye'])
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: `case ${uid}` } }, reader)
  expect(acts.data.d).toMatchObject([{ action: 'review.read', operator: email }])
})

test('a photo is shown to whoever read the case, and for a minute', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const uid = await waiting()
  const { data, headers } = await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)
  // The browser that it was read in, which was given something to keep.
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const look = () => fetch(`${world.url}${data.photos.idPhoto}`, { headers: { cookie } })
  expect([(await look()).status, (await look()).headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  world.clock.advance(61_000)
  expect((await look()).status).toBe(404)
})

test('nobody reads their own case, and there is none of who never submitted', async () => {
  const player = await world.player()
  await submitAs(world, player)
  const { token } = await staffOf(world, { role: 'kyc', memberUid: player.uid })
  const read = (uid: string) => askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)
  expect(await read(String(player.uid))).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await read(String((await world.player()).uid))).toMatchObject({ status: 404 })
})

/** What the desk says of a member's movements. */
async function movementsOf(token: string, uid: bigint) {
  const { data } = await askOffice(world, 'POST /office/api/review/read', { body: { uid: String(uid) } }, token)
  return data.checks.find(({ name }) => name.startsWith('Movements'))
}

test.each([
  ['done', true, 'Done 2026-03-02 11:59', true],
  ['done', false, 'Done 2026-03-02 11:59, no photo', false],
  ['skipped', false, 'Skipped 2026-03-02 11:59', false],
] as const)(
  'what the browser says of the movements is told as its word: %s, with a photo of them: %s',
  async (result, hasFace, told, is_ok) => {
    const { token } = await staffOf(world, { role: 'kyc' })
    const player = await world.player()
    const { attachments, ...body } = await bodyOf(world, player)
    const face = hasFace ? { face: await sendPhoto(world, player) } : {}
    const liveness = { result, at: Date.parse('2026-03-02T11:59:30+08:00') / 1000 }
    const sent = { ...body, attachments: { ...attachments, ...face }, liveness }
    expect((await ask(world, 'POST /member/kyc/insert', { body: sent }, player)).status).toBe(200)
    expect(await movementsOf(token, player.uid)).toEqual({ name: 'Movements, says the browser', result: told, is_ok })
    // It stays with its selfie, and goes with it.
    await decideAs(world, player.uid, reject('selfieWithIDPhotoPath'))
    await ask(world, 'POST /member/kyc/update', { body: { ...body, attachments } }, player)
    expect(await movementsOf(token, player.uid)).toMatchObject({ result: told })
    await decideAs(world, player.uid, { ...reject('selfieWithIDPhotoPath'), version: 2 })
    const anew = { ...attachments, selfieWithIDPhotoPath: await sendPhoto(world, player) }
    await ask(world, 'POST /member/kyc/update', { body: { ...body, attachments: anew } }, player)
    expect(await movementsOf(token, player.uid)).toMatchObject({ result: 'Not told', is_ok: false })
  },
)

test('the desk is told in which language a member reads what they are to mend', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  for (const language of ['tl', 'en'] as const) {
    const player = await world.player()
    const headers = { cookie: `theme=dark; lang=${language}` }
    await ask(world, 'POST /member/kyc/insert', { body: await bodyOf(world, player) }, { token: player.token, headers })
    const body = { uid: String(player.uid) }
    expect((await askOffice(world, 'POST /office/api/review/read', { body }, token)).data.language).toBe(language)
  }
})
