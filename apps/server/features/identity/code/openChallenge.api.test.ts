import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('everybody gets a challenge of their own, small enough for a phone', async () => {
  const [one, other] = [await ask(world, 'POST /member/sms/challenge'), await ask(world, 'POST /member/sms/challenge')]
  expect(one).toMatchObject({ status: 200, data: { bits: 17 } })
  expect(one.data.challenge).not.toBe(other.data.challenge)
})

test('an unneeded proof is accepted, and a false proof is refused', async () => {
  const { data } = await ask(world, 'POST /member/sms/challenge')
  const send = (phone: string, proof: { challenge: string; answer: number }) =>
    ask(world, 'POST /member/sms', { body: { phone, proof } })
  expect((await send('9172400001', { challenge: data.challenge, answer: 1 })).status).toBe(200)
  expect(await send('9172400002', { challenge: 'x', answer: 1 })).toMatchObject({ code: 'invalid_request' })
  expect(await send('9172400002', { challenge: data.challenge, answer: -1 })).toMatchObject({ code: 'invalid_request' })
})
