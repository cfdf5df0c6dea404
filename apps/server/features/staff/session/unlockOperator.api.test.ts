import { askOffice, createOperator, enterOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whoever was locked out by wrong codes or passwords is let try again by a colleague, and by nobody else', async () => {
  const admin = await staffOf(world, { role: 'admin' })
  const support = await staffOf(world, { role: 'support' })
  const rosa = await createOperator(world, { role: 'kyc' })
  const { email, password } = rosa
  const knock = (word: string) => askOffice(world, 'POST /office/api/sign-in', { body: { email, password: word } })
  async function row() {
    const { data } = await askOffice(world, 'GET /office/api/operator/list', {}, admin.token)
    return data.d.find(one => one.email === email)
  }
  const unlock = (id: string, token: string) =>
    askOffice(world, 'POST /office/api/operator/unlock', { body: { id, reason: 'She lost her phone.' } }, token)
  expect((await row())?.locked_until).toBe(0)
  for (let count = 0; count < 10; count++) {
    if (count % 5 === 0) world.clock.advance(1000)
    const { data } = await knock(password)
    const wrong = { ticket: data.ticket, code: '000000' === rosa.code() ? '000001' : '000000' }
    await askOffice(world, 'POST /office/api/sign-in/code', { body: wrong })
  }
  await expect(enterOffice(world, rosa)).rejects.toThrow('Too many tries')
  expect((await row())?.locked_until).toBeGreaterThan(world.clock.now() / 1000)
  expect(await unlock(rosa.id, support.token)).toMatchObject({ status: 403 })
  expect(await unlock(admin.id, admin.token)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await unlock('3f2504e0-4f89-41d3-9a0c-0305e82c3301', admin.token)).toMatchObject({ status: 404 })
  expect(await unlock(rosa.id, admin.token)).toMatchObject({ status: 200 })
  expect((await row())?.locked_until).toBe(0)
  expect(await enterOffice(world, rosa)).toMatch(/^[0-9A-Za-z]{43}$/)

  for (let count = 0; count < 10; count++) await knock('wrong')
  expect(await knock(password)).toMatchObject({ status: 429, code: 'attempts_exceeded' })
  await unlock(rosa.id, admin.token)
  expect(await knock(password)).toMatchObject({ status: 200 })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: rosa.id } }, admin.token)
  expect(data.d[0]).toMatchObject({ action: 'operator.unlock', reason: 'She lost her phone.' })
})
