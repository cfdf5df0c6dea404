import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let support: { readonly token: string; readonly email: string }
let compliance: { readonly token: string; readonly email: string }
beforeAll(async () => {
  world = await openWorld()
  support = await staffOf(world, { role: 'support' })
  compliance = await staffOf(world, { role: 'compliance' })
})
afterAll(() => world.close())

const newMember = async () => String((await world.player()).uid)

function set(uid: string, monthly: number, by = support) {
  const body = { uid, monthly, reason: 'Told on the phone' }
  return askOffice(world, 'POST /office/api/harm/income/set', { body }, by.token)
}
function decide(uid: string, id: string, by = compliance) {
  const body = { uid, id, is_approved: true, reason: 'Heard the call' }
  return askOffice(world, 'POST /office/api/harm/income/decide', { body }, by.token)
}
async function read(uid: string) {
  return (await askOffice(world, 'POST /office/api/harm/read', { body: { uid } }, support.token)).data
}

test('what a member says they earn is written down and taken back; the audit log keeps no figure [SAFE-46]', async () => {
  const uid = await newMember()
  expect((await read(uid)).income).toBeNull()
  await set(uid, 25_000)
  const stated = { monthly: '25000.00', set_by: support.email, set_at: world.clock.now() / 1000 }
  expect((await read(uid)).income).toEqual(stated)
  await set(uid, 0)
  expect((await read(uid)).income).toEqual(stated)
  await decide(uid, (await read(uid)).income_changes[0]?.id ?? '')
  expect((await read(uid)).income).toBeNull()
  expect(await set('1', 1)).toMatchObject({ status: 404 })
  const { token: admin } = await staffOf(world, { role: 'admin' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: uid } }, admin)
  expect(JSON.stringify(acts.data.d)).not.toContain('25000')
  const { token } = await staffOf(world, { role: 'finance' })
  expect(await set(uid, 1, { ...support, token })).toMatchObject({ code: 'not_permitted' })
})

test('one person states a first income and a lower one, and neither a higher one nor none [SAFE-57]', async () => {
  const uid = await newMember()
  expect((await set(uid, 0)).data).toEqual({ is_waiting: false })
  expect((await set(uid, 25_000)).data).toEqual({ is_waiting: false })
  expect((await set(uid, 20_000)).data).toEqual({ is_waiting: false })
  expect((await set(uid, 20_000)).data).toEqual({ is_waiting: false })
  expect((await set(uid, 20_001, compliance)).data).toEqual({ is_waiting: true })
  expect(await set(uid, 0)).toMatchObject({ status: 409, code: 'harm_waiting' })
  const { income, incomes, income_changes: changes } = await read(uid)
  expect(income?.monthly).toBe('20000.00')
  expect(incomes.map(({ monthly }) => monthly)).toEqual(['20000.00', '20000.00', '25000.00'])
  expect(changes).toMatchObject([{ monthly: '20001.00', status: 'proposed', is_mine: false }])
})

test('a lower income that is stated meanwhile holds, and nobody approves an older one over it', async () => {
  const uid = await newMember()
  await set(uid, 20_000)
  await set(uid, 90_000)
  const [waiting] = (await read(uid)).income_changes
  expect((await set(uid, 5000)).data).toEqual({ is_waiting: false })
  expect(await decide(uid, waiting?.id ?? '')).toMatchObject({ code: 'changed_meanwhile' })
  const { income, income_changes: changes } = await read(uid)
  expect([income?.monthly, changes[0]?.status]).toEqual(['5000.00', 'refused'])
})

test('of many who state an income at once none raises what another one has stated [SAFE-57]', async () => {
  const uid = await newMember()
  const figures = [70_000, 20_000, 90_000, 10_000, 50_000, 30_000, 80_000, 40_000, 60_000, 1000]
  await Promise.all(figures.map(monthly => set(uid, monthly)))
  const stated = (await read(uid)).incomes.map(({ monthly }) => Number(monthly))
  expect(stated.length).toBeGreaterThan(0)
  expect(stated).toEqual(stated.toSorted((one, other) => one - other))
})
