import { askOffice, createOperator, enterOffice, openWorld, type TestOperator, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const chosen = 'a tide of seven lamps'
const signIn = ({ email }: TestOperator, password: string) =>
  askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })
const set = (token: string, password: string, new_password = chosen) =>
  askOffice(world, 'POST /office/api/password/set', { body: { password, new_password } }, token)

test('an operator sets another password, is signed out everywhere else, and it is on record', async () => {
  const rosa = await createOperator(world, { role: 'compliance' })
  const elsewhere = await enterOffice(world, rosa)
  const waiting = await signIn(rosa, rosa.password)
  world.clock.advance(30_000)
  const token = await enterOffice(world, rosa)
  expect(await set(token, rosa.password)).toMatchObject({ status: 200, data: { ended: 1 } })
  expect(await askOffice(world, 'GET /office/api/me', {}, elsewhere)).toMatchObject({ status: 401 })
  world.clock.advance(30_000)
  const late = { ticket: waiting.data.ticket, code: rosa.code() }
  expect(await askOffice(world, 'POST /office/api/sign-in/code', { body: late })).toMatchObject({
    code: 'ticket_expired',
  })
  expect(await signIn(rosa, rosa.password)).toMatchObject({ code: 'sign_in_refused' })
  expect(await signIn(rosa, chosen)).toMatchObject({ status: 200, data: { sets_password: false } })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: rosa.id } }, token)
  const acts = data.d.filter(({ action }) => action === 'office.setPassword')
  expect(acts).toMatchObject([{ after: '{"ended":1}' }])
})

test('what others would guess, what is short and the present one are refused, and nothing changes', async () => {
  const luz = await createOperator(world)
  const token = await enterOffice(world, luz)
  expect(await set(token, luz.password, 'short')).toMatchObject({ status: 400, code: 'password_short' })
  expect(await set(token, luz.password, 'password12345')).toMatchObject({ code: 'password_known' })
  expect(await set(token, luz.password, luz.password)).toMatchObject({ code: 'password_known' })
  expect(await signIn(luz, luz.password)).toMatchObject({ status: 200 })
})

test('of two changes at once with one present password, one holds', async () => {
  const cora = await createOperator(world)
  const token = await enterOffice(world, cora)
  const wishes = ['a tide of seven lamps', 'eight boats at noon']
  const answers = await Promise.all(wishes.map(wish => set(token, cora.password, wish)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
})

test('ten wrong guesses at a desk left open close it for half an hour, and nobody else’s way in', async () => {
  const ana = await createOperator(world)
  const token = await enterOffice(world, ana)
  for (let tries = 0; tries < 10; tries++)
    expect(await set(token, `wrong ${tries}`)).toMatchObject({ code: 'password_refused' })
  expect(await set(token, ana.password)).toMatchObject({ status: 429, code: 'attempts_exceeded' })
  expect(await signIn(ana, ana.password)).toMatchObject({ status: 200 })
})
