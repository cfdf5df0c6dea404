import { askOffice, openWorld, testMasters, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../platform/random.ts'
import { seedDemoOperators } from './seedDemoOperators.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the demo has its ten operators, who are told once how they sign in', async () => {
  const seed = () => seedDemoOperators({ ...world, random: systemRandom, masters: testMasters })
  const made = await seed()
  expect(made.map(({ email }) => email.split('@')[0])).toEqual([
    'admin',
    'kyc',
    'kyc2',
    'finance',
    'finance2',
    'risk',
    'content',
    'support',
    'compliance',
    'regulator',
  ])
  expect(await seed()).toEqual([])
  const { email = '', password = '', recoveryCodes: [code = ''] = [] } = made[0] ?? {}
  const first = await askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })
  const body = { ticket: first.data.ticket, code }
  expect(await askOffice(world, 'POST /office/api/sign-in/code', { body })).toMatchObject({ status: 200 })
})
