import { ask, codeFrom, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let closed: World
beforeAll(async () => {
  ;[world, closed] = await Promise.all([openWorld(), openWorld({ partners: new Map() })])
})
afterAll(() => Promise.all([world.close(), closed.close()]))

const person = { userId: 'rosa', phone: '639180000201', firstName: 'Rosa', lastName: 'Cruz', birthDate: '1988-02-03' }

function enter(where: World, authCode: string) {
  return ask(where, 'POST /finance/lazadaminiapp/login', { body: { authCode } })
}

test('the shopping app’s code is exchanged by a guest for a token [NET-22, MINI-06, MINI-13]', async () => {
  const authCode = await codeFrom(world, 'lazadamini', person)
  const { data } = await enter(world, authCode)
  expect((await ask(world, 'GET /member/detail', {}, { token: data.token })).data).toMatchObject({
    phone: '9180000201',
    third_party: 'lazadamini',
  })
  expect(await enter(world, authCode)).toMatchObject({ status: 422, code: 'partner_refused' })
})

test('a partner that the operator has not opened lets nobody in, and says how else', async () => {
  const authCode = await codeFrom(closed, 'lazadamini', person)
  expect(await enter(closed, authCode)).toMatchObject({
    status: 403,
    code: 'partner_closed',
    sentence: 'You cannot log in this way right now. Open Saya in your browser and log in with a code.',
  })
})
