import { askOffice, createOperator, enterOffice, openWorld, type TestOperator, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function ticketOf({ email, password }: TestOperator): Promise<string> {
  return (await askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })).data.ticket
}
const prove = (ticket: string, code: string) =>
  askOffice(world, 'POST /office/api/sign-in/code', { body: { ticket, code } })

test('password and code open a session, and that it was opened is on record', async () => {
  const operator = await createOperator(world, { role: 'compliance' })
  const token = await enterOffice(world, operator)
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { operator: operator.email } }, token)
  expect(data.d[0]).toMatchObject({ action: 'office.signIn', role: 'compliance', after: '{"by":"device"}' })
})

test('a code is used once, a ticket too', async () => {
  const operator = await createOperator(world)
  const ticket = await ticketOf(operator)
  expect(await prove(ticket, operator.code())).toMatchObject({ status: 200 })
  expect(await prove(ticket, operator.code())).toMatchObject({ status: 422, code: 'ticket_expired' })
  const again = await ticketOf(operator)
  expect(await prove(again, operator.code())).toMatchObject({ status: 422, code: 'code_refused' })
  world.clock.advance(30_000)
  expect(await prove(again, operator.code())).toMatchObject({ status: 200 })
})

test('of two at once with one code and two tickets, one is let in', async () => {
  const operator = await createOperator(world)
  const tickets = [await ticketOf(operator), await ticketOf(operator)]
  const answers = await Promise.all(tickets.map(ticket => prove(ticket, operator.code())))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
})

test('a recovery code lets in once, however it is written, and fewer are left', async () => {
  const operator = await createOperator(world)
  const [code = ''] = operator.recoveryCodes
  const first = await prove(await ticketOf(operator), code.toUpperCase().replace('-', ' '))
  expect(first).toMatchObject({ status: 200, data: { recovery_codes_left: 9 } })
  expect(await prove(await ticketOf(operator), code)).toMatchObject({ status: 422, code: 'code_refused' })
})

test('five wrong codes end a ticket, ten of an operator close the way for half an hour', async () => {
  const operator = await createOperator(world)
  const tickets = [await ticketOf(operator), await ticketOf(operator), await ticketOf(operator)]
  for (const ticket of tickets.slice(0, 2)) for (let count = 0; count < 5; count++) await prove(ticket, '000000')
  expect(await prove(tickets[0] ?? '', operator.code())).toMatchObject({ code: 'ticket_expired' })
  expect(await prove(tickets[2] ?? '', operator.code())).toMatchObject({ status: 429, code: 'attempts_exceeded' })
})

test('a ticket lasts five minutes, and one that was never given is none', async () => {
  const operator = await createOperator(world)
  const ticket = await ticketOf(operator)
  world.clock.advance(5 * 60_000)
  expect(await prove(ticket, operator.code())).toMatchObject({ code: 'ticket_expired' })
  expect(await prove('A'.repeat(43), operator.code())).toMatchObject({ code: 'ticket_expired' })
})

test('a password that was drawn for an operator opens the office once: they choose their own with the code', async () => {
  const operator = await createOperator(world, { isNew: true })
  const { email, password } = operator
  const signIn = (shown: string) => askOffice(world, 'POST /office/api/sign-in', { body: { email, password: shown } })
  const first = await signIn(password)
  expect(first).toMatchObject({ status: 200, data: { sets_password: true } })
  const { ticket } = first.data
  const choose = (new_password?: string) =>
    askOffice(world, 'POST /office/api/sign-in/code', {
      body: { ticket, code: operator.code(), ...(new_password === undefined ? {} : { new_password }) },
    })
  expect(await choose()).toMatchObject({ status: 422, code: 'password_needed' })
  expect(await choose('too short')).toMatchObject({ status: 400, code: 'password_short' })
  expect(await choose('password12345')).toMatchObject({ status: 422, code: 'password_known' })
  expect(await choose('a tide of seven lamps')).toMatchObject({ status: 200 })
  expect(await signIn(password)).toMatchObject({ code: 'sign_in_refused' })
  expect(await signIn('a tide of seven lamps')).toMatchObject({ status: 200, data: { sets_password: false } })
})

test('a drawn password that nobody used for a day opens nothing, and says what to do', async () => {
  const { email, password } = await createOperator(world, { isNew: true })
  world.clock.advance(24 * 3_600_000)
  const late = await askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })
  expect(late).toMatchObject({ status: 422, code: 'password_lapsed' })
})
