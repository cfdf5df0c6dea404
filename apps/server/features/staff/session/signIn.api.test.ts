import { askOffice, createOperator, openWorld, type World } from '@saya/testing'
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

test('ten wrong passwords in half an hour lock the login, also for the right password, and a right one before resets the count', async () => {
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

test("a member's token is no operator's, and an operator's none of a member", async () => {
  const { token } = await world.player()
  expect(await askOffice(world, 'GET /office/api/me', {}, token)).toMatchObject({ status: 401, code: 'invalid_token' })
  const plain = await fetch(`${world.url}/office/api/me`, { headers: { t: token } })
  expect(plain.status).toBe(401)
})
