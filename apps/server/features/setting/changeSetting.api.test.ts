import { ask, askOffice, openWorld, signInWithCode, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

interface Wish {
  readonly name: 'records_gate' | 'first_standing' | 'family_exclusions'
  readonly before: string
  readonly after: string
}

function change(wish: Wish, reason = 'As the licence has it.', by = token) {
  return askOffice(world, 'POST /office/api/setting/change', { body: { ...wish, reason } }, by)
}

async function values() {
  const { data } = await askOffice(world, 'GET /office/api/setting/list', {}, token)
  return Object.fromEntries(data.d.map(({ name, value }) => [name, value]))
}

test('records are closed and opened again, on record, and a member hears of it', async () => {
  const ana = await world.player()
  const gate = async () => (await ask(world, 'GET /member/detail', {}, ana)).data.records_gate
  expect([await gate(), (await values()).records_gate]).toEqual([false, 'off'])
  expect(await change({ name: 'records_gate', before: 'off', after: 'on' })).toMatchObject({ status: 200 })
  expect([await gate(), (await values()).records_gate]).toEqual([true, 'on'])
  expect(await change({ name: 'records_gate', before: 'on', after: 'off' })).toMatchObject({ status: 200 })
  expect(await gate()).toBe(false)
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: 'records_gate' } }, token)
  expect(acts.data.d.map(({ before, after }) => [before, after])).toEqual([
    ['{"value":"on"}', '{"value":"off"}'],
    ['{"value":"off"}', '{"value":"on"}'],
  ])
})

test('of two who set the same thing the later one sees that it changed, and what cannot be set is refused', async () => {
  const wish = { name: 'records_gate', before: 'off', after: 'on' } as const
  const answers = await Promise.all([change(wish), change(wish)])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile')
  expect(await change({ ...wish, before: 'on', after: 'maybe' })).toMatchObject({
    status: 422,
    code: 'setting_unknown',
  })
  expect(await change({ ...wish, before: 'on', after: 'off' }, 'x')).toMatchObject({ status: 400 })
})

test('who registers begins in the standing that was set, and whoever was there keeps theirs [KYC-53, KYC-54]', async () => {
  const statusOf = async (at: { readonly token: string }) =>
    (await ask(world, 'GET /member/detail', {}, at)).data.kyc_status
  const before = await signInWithCode(world, '9171110001')
  expect(await change({ name: 'first_standing', before: 'unset', after: 'basic_account' })).toMatchObject({
    status: 200,
  })
  const after = await signInWithCode(world, '9171110002')
  expect([await statusOf(before), await statusOf(after)]).toEqual([0, 1])
  world.clock.advance(2 * 60_000)
  expect(await statusOf(await signInWithCode(world, '9171110001'))).toBe(0)
  world.clock.advance(72 * 3_600_000)
  expect(await statusOf(after)).toBe(6)
})

test('a family’s exclusion is made longer by one of staff, and shorter once a colleague sets the same [SAFE-112]', async () => {
  const [rosa = '', berto = ''] = await Promise.all(
    [1, 2].map(async () => (await staffOf(world, { role: 'compliance' })).token),
  )
  const [short, middle, long] = ['3m 6m 1y', '6m 6m 1y', '1y 1y 1y'] as const
  const set = (before: string, after: string, by = rosa) =>
    change({ name: 'family_exclusions', before, after }, 'As the regulator has it.', by)
  const list = async () => (await askOffice(world, 'GET /office/api/setting/list', {}, rosa)).data.d
  const family = async () => (await list()).find(({ name }) => name === 'family_exclusions')
  const now = async () => (await family())?.value
  expect((await set(short, long)).data).toEqual({ is_waiting: false })
  expect((await set(long, short)).data).toEqual({ is_waiting: true })
  expect(await set(long, short)).toMatchObject({ status: 403, code: 'setting_own' })
  expect(await now()).toBe(long)
  expect((await family())?.waiting?.value).toBe(short)
  // Another figure is a proposal of its own, in the place of the first.
  expect((await set(long, middle, berto)).data).toEqual({ is_waiting: true })
  expect((await set(long, middle, rosa)).data).toEqual({ is_waiting: false })
  expect(await now()).toBe(middle)
  expect((await set(middle, short, rosa)).data).toEqual({ is_waiting: true })
  const both = await Promise.all([set(middle, short, berto), set(middle, short, berto)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await now()).toBe(short)
})
