import { hash } from '@node-rs/argon2'
import {
  ask,
  askOffice,
  createOperator,
  listIncidents,
  openWorld,
  staffOf,
  type TestOperator,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const signIn = (email: string, password: string) =>
  askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })

test('a password alone opens nothing but the second step', async () => {
  const { email, password } = await createOperator(world)
  const { data, status } = await signIn(email.toUpperCase(), password)
  expect(status).toBe(200)
  expect(await askOffice(world, 'GET /office/api/me', {}, data.ticket)).toMatchObject({ status: 401 })
})

test('who works here is told to nobody: a wrong password and a stranger are answered alike', async () => {
  const { email } = await createOperator(world)
  const known = await signIn(email, 'wrong')
  const unknown = await signIn('nobody@saya.local', 'wrong')
  expect(known).toMatchObject({ status: 422, code: 'sign_in_refused' })
  expect([unknown.status, unknown.code, unknown.sentence]).toEqual([known.status, known.code, known.sentence])
})

test('a hash that was made at another cost is renewed by its operator, and opens as before', async () => {
  const { email, password } = await createOperator(world)
  const cheap = await hash(password, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await world.db.app(tx =>
    tx.updateTable('operator').set({ password_hash: cheap }).where('email', '=', email).execute(),
  )
  expect(await signIn(email, password)).toMatchObject({ status: 200 })
  const { password_hash: kept } = await world.db.app(tx =>
    tx.selectFrom('operator').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow(),
  )
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await signIn(email, password)).toMatchObject({ status: 200 })
})

test('ten wrong passwords in half an hour lock the login, also for the right password, and a right one between them counts for nothing', async () => {
  const { email, password } = await createOperator(world)
  for (let count = 0; count < 9; count++) await signIn(email, 'wrong')
  expect(await signIn(email, password)).toMatchObject({ status: 200 })
  await signIn(email, 'wrong')
  const closed = await signIn(email, password)
  expect(closed).toMatchObject({ status: 429, code: 'attempts_exceeded' })
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  world.clock.advance(31 * 60_000)
  expect(await signIn(email, password)).toMatchObject({ status: 200 })
})

const enter = (key: string, body: object, cookie = '') =>
  ask(world, key as never, { body } as never, { headers: { cookie } }) as ReturnType<typeof signIn>

/** The cookie of a browser that the operator has signed in with. */
async function browserOf({ email, password, code }: TestOperator): Promise<string> {
  const { data } = await signIn(email, password)
  const { headers } = await enter('POST /office/api/sign-in/code', { ticket: data.ticket, code: code() })
  world.clock.advance(30_000)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('strangers who guess all day close their own way alone: the operator signs in with the browser of before', async () => {
  const rosa = await createOperator(world, { role: 'kyc' })
  const { email, password } = rosa
  const cookie = await browserOf(rosa)
  for (let hour = 0; hour < 24; hour += 8) {
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong')))
    expect(await signIn(email, password)).toMatchObject({ status: 429, code: 'attempts_exceeded' })
    const first = await enter('POST /office/api/sign-in', { email, password }, cookie)
    const second = await enter(
      'POST /office/api/sign-in/code',
      { ticket: first.data.ticket, code: rosa.code() },
      cookie,
    )
    expect(second).toMatchObject({ status: 200 })
    world.clock.advance(8 * 3_600_000)
  }
  const kinds = async () => (await world.db.app(listIncidents)).map(({ kind, subject }) => `${kind} ${subject}`)
  await expect.poll(kinds).toContain(`STAFF_TRIES_SPENT operator ${rosa.id}`)
})

test('wrong codes of somebody who has the password close nothing for the browser of before', async () => {
  const rosa = await createOperator(world, { role: 'kyc' })
  const { email, password } = rosa
  const cookie = await browserOf(rosa)
  for (let count = 0; count < 2; count++) {
    const { data } = await signIn(email, password)
    for (let tries = 0; tries < 5; tries++)
      await enter('POST /office/api/sign-in/code', { ...data, code: 'wrong-wrong' })
  }
  const stranger = await signIn(email, password)
  const shown = { ticket: stranger.data.ticket, code: rosa.code() }
  expect(await enter('POST /office/api/sign-in/code', shown)).toMatchObject({ status: 429 })
  expect(await enter('POST /office/api/sign-in/code', shown, cookie)).toMatchObject({ status: 200 })
})

test('the browser of before has ten tries too, and is a stranger once a colleague has signed its operator out', async () => {
  const rosa = await createOperator(world, { role: 'kyc' })
  const admin = await staffOf(world, { role: 'admin' })
  const { email, password } = rosa
  const cookie = await browserOf(rosa)
  const knock = (word: string) => enter('POST /office/api/sign-in', { email, password: word }, cookie)
  await Promise.all(Array.from({ length: 10 }, () => knock('wrong')))
  expect(await knock(password)).toMatchObject({ status: 429 })
  expect(await signIn(email, password)).toMatchObject({ status: 200 })
  const body = { id: rosa.id, reason: 'She asked for it.' }
  await askOffice(world, 'POST /office/api/operator/unlock', { body }, admin.token)
  expect(await knock(password)).toMatchObject({ status: 200 })
  await askOffice(world, 'POST /office/api/operator/sessions/end', { body }, admin.token)
  await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong')))
  expect(await knock(password)).toMatchObject({ status: 429 })
})

test('a refused sign-in of somebody who works here is on record, and one of a stranger is not', async () => {
  const rosa = await createOperator(world)
  const { token } = await staffOf(world, { role: 'compliance' })
  await signIn(rosa.email, 'wrong')
  await signIn('nobody@saya.local', 'wrong')
  const list = async () =>
    (await askOffice(world, 'GET /office/api/act/list', { query: { action: 'office.refused' } }, token)).data.d
  await expect.poll(async () => (await list())[0]).toMatchObject({ operator: 'unknown', after: '{"by":"password"}' })
  expect((await list()).filter(({ object }) => object.endsWith(rosa.id))).toHaveLength(1)
})

test("a member's token is no operator's, and an operator's none of a member", async () => {
  const { token } = await world.player()
  expect(await askOffice(world, 'GET /office/api/me', {}, token)).toMatchObject({ status: 401, code: 'invalid_token' })
  const plain = await fetch(`${world.url}/office/api/me`, { headers: { t: token } })
  expect(plain.status).toBe(401)
})
