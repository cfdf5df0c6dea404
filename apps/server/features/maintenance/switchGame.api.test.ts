import { ask, askOffice, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let risk: string
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  risk = (await staffOf(world, { role: 'risk' })).token
  ana = await world.player({ kyc: 'fully_kyc' })
})
afterAll(() => world.close())

type State = 'open' | 'closed' | 'hidden'
const code = 'mangga-fiesta'

async function games(query: Record<string, string> = {}) {
  return (await askOffice(world, 'GET /office/api/game/list', { query }, risk)).data
}

async function game() {
  const found = (await games({ w: 'mangga fiesta' })).d.find(row => row.code === code)
  if (!found) throw new Error('There is no such game.')
  return found
}

async function turn(before: State, after: State, id?: number, token = risk) {
  const body = { id: id ?? (await game()).id, before, after, reason: 'The pictures are wrong' }
  return askOffice(world, 'POST /office/api/game/switch', { body }, token)
}

async function launchCode() {
  world.api.shared.clear()
  return (await ask(world, 'POST /api/v2/game/launch', { body: { code } }, ana)).code
}

test('a game is closed, hidden and opened again from the state that was seen, on record', async () => {
  expect(await game()).toMatchObject({ state: 'open', name: 'Mangga Fiesta' })
  expect((await turn('open', 'closed')).status).toBe(200)
  expect(await turn('open', 'closed')).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect([await launchCode(), (await game()).state]).toEqual(['game_maintained', 'closed'])
  const both = await Promise.all([turn('closed', 'hidden'), turn('closed', 'hidden')])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect([await launchCode(), (await game()).state]).toEqual(['game_not_found', 'hidden'])
  expect((await games({ state: 'hidden' })).d.map(row => row.code)).toContain(code)
  expect((await games({ state: 'closed' })).d.map(row => row.code)).not.toContain(code)
  expect((await turn('hidden', 'open')).status).toBe(200)
  expect(['game_maintained', 'game_not_found']).not.toContain(await launchCode())
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: code } }, compliance)
  expect(acts.data.d.filter(({ after }) => !after.includes('refused')).map(({ after }) => after)[0]).toBe(
    '{"state":"open"}',
  )
})

test('a game that is none cannot be switched, and whoever may not switch does not', async () => {
  expect(await turn('open', 'closed', 424_242)).toMatchObject({ status: 404 })
  const content = (await staffOf(world, { role: 'content' })).token
  expect(await turn('open', 'closed', undefined, content)).toMatchObject({ status: 403 })
  expect((await askOffice(world, 'GET /office/api/game/list', {}, content)).status).toBe(200)
})
