import { ask, listIncidents, openWorld, type Player, startWorker, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tellOwner } from '../tellOwner.ts'

let world: World
let worker: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  world = await openWorld()
  worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 100_000 }))
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const see = (token: string) => ask(world, 'GET /member/detail', {}, { token })
const refresh = (token: string) => ask(world, 'POST /member/refresh/token', {}, { token })
const listed = async (token: string) => (await ask(world, 'GET /member/session/list', {}, { token })).data.d

async function textsTo({ phone }: Player): Promise<string[]> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text)
}

test.each(['GET', 'POST'] as const)('%s /member/refresh/token renews the access token [AUTH-45]', async method => {
  const { token } = await world.player()
  const before = await listed(token)
  const answered = await fetch(`${world.url}/member/refresh/token`, {
    method,
    headers: { t: token, accept: 'application/json' },
  })
  expect([answered.status, answered.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { data } = (await answered.json()) as { data: { token: string } }
  expect(data.token).toMatch(/^[0-9A-Za-z]{43}$/)
  expect(data.token).not.toBe(token)
  expect((await see(data.token)).status).toBe(200)
  expect(await see(token)).toMatchObject({ status: 401, code: 'invalid_token' })
  expect((await listed(data.token)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('of many refreshes at once one wins, and the session lives on', async () => {
  const { token } = await world.player()
  const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(token)))
  const [won, ...others] = replies.toSorted((one, other) => one.status - other.status)
  expect(won?.status).toBe(200)
  for (const lost of others) expect(lost).toMatchObject({ status: 401, code: 'invalid_token' })
  expect((await see(won?.data.token ?? '')).status).toBe(200)
})

test('the old token within 30 seconds is refused and harms nothing', async () => {
  const { token } = await world.player()
  const { data } = await refresh(token)
  await see(data.token)
  world.clock.advance(29_999)
  expect(await see(token)).toMatchObject({ status: 401 })
  expect((await see(data.token)).status).toBe(200)
})

test('the old token shown later ends the session, writes an incident and texts the member, once', async () => {
  const ana = await world.player()
  const { data } = await refresh(ana.token)
  const id = (await listed(data.token))[0]?.id
  world.clock.advance(30_000)
  await Promise.all(Array.from({ length: 4 }, () => see(ana.token)))
  expect(await see(data.token)).toMatchObject({ status: 401, code: 'ended_for_safety' })
  expect(await see(ana.token)).toMatchObject({ status: 401, code: 'invalid_token' })
  expect(await refresh(data.token)).toMatchObject({ status: 401 })
  const incidents = await world.db.app(listIncidents)
  expect(incidents.filter(({ subject }) => subject === `session ${id}`)).toMatchObject([{ kind: 'TOKEN_SHOWN_AGAIN' }])
  await vi.waitFor(async () => expect(await textsTo(ana)).toHaveLength(1))
  expect((await textsTo(ana))[0]).toMatch(/logged you out.+\nNa-log out ka/)
})

test('a client that never received the new token keeps the old one, and is not taken for a thief', async () => {
  const ana = await world.player()
  const { data } = await refresh(ana.token)
  world.clock.advance(30_000)
  expect((await see(ana.token)).status).toBe(200)
  expect(await see(data.token)).toMatchObject({ status: 401 })
  expect((await refresh(ana.token)).status).toBe(200)
  expect(await textsTo(ana)).toEqual([])
})

test('a session that ended cannot be refreshed, and neither can one without a token', async () => {
  const { token } = await world.player()
  await ask(world, 'POST /member/logout', {}, { token })
  expect(await refresh(token)).toMatchObject({ status: 401, code: 'invalid_token' })
  expect(await ask(world, 'POST /member/refresh/token')).toMatchObject({
    status: 401,
    code: 'authentication_required',
  })
})
