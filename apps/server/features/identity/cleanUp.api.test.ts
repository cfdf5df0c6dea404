import { ask, openWorld, readCode, workDay, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanUp } from './cleanUp.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let world: World
beforeEach(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterEach(() => world.close())

async function tidy(signal?: AbortSignal): Promise<void> {
  await workDay(world, cleanUp(world), signal)
}

async function count(table: 'one_time_code' | 'guard' | 'session'): Promise<number> {
  const { rows } = await world.db.app(tx =>
    sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(tx),
  )
  return rows[0]?.count ?? -1
}

const send = (phone: string) => ask(world, 'POST /member/sms', { body: { phone } })

async function signIn(phone: string): Promise<string> {
  const { data } = await send(phone)
  const body = { otp_id: data.id, code: await readCode(world, phone) }
  const reply = await ask(world, 'POST /member/otp/login', { body })
  return reply.data.token
}

test('codes and guards of phones are kept as long as they count, and no longer', async () => {
  for (let sent = 0; sent < 5; sent++) {
    expect(await send('9171234567')).toMatchObject({ status: 200 })
    world.clock.advance(31_000)
  }
  world.clock.advance(2 * hourMs)
  for (let sent = 0; sent < 5; sent++) {
    expect(await send('9171234567')).toMatchObject({ status: 200 })
    world.clock.advance(31_000)
  }
  world.clock.advance(20 * hourMs)
  await tidy()
  expect(await count('one_time_code')).toBe(10)
  expect(await send('9171234567')).toMatchObject({ status: 429, code: 'codes_exhausted' })
  world.clock.advance(2 * hourMs)
  await tidy()
  expect(await count('one_time_code')).toBe(5)
  world.clock.advance(dayMs)
  await tidy()
  expect([await count('one_time_code'), await count('guard')]).toEqual([0, 0])
  expect(await send('9171234567')).toMatchObject({ status: 200 })
})

test('a phone stays locked through the night', async () => {
  for (let round = 0; round < 2; round++) {
    const { data } = await send('9171234568')
    const body = { otp_id: data.id, code: '000000' }
    for (let tried = 0; tried < 5; tried++) await ask(world, 'POST /member/otp/login', { body })
    world.clock.advance(31_000)
  }
  await tidy()
  expect(await send('9171234568')).toMatchObject({ status: 429, code: 'attempts_exceeded' })
})

test('a session that counts is kept, one that ended or ran out goes after 30 days', async () => {
  const ended = await signIn('9171234569')
  await ask(world, 'POST /member/logout', {}, { token: ended })
  await signIn('9171234570')
  world.clock.advance(30 * dayMs)
  const used = await signIn('9171234571')
  await tidy()
  expect(await count('session')).toBe(3)
  world.clock.advance(hourMs)
  await tidy()
  expect(await count('session')).toBe(2)
  world.clock.advance(7 * dayMs - hourMs)
  await tidy()
  expect(await count('session')).toBe(2)
  world.clock.advance(hourMs)
  await tidy()
  expect(await count('session')).toBe(1)
  expect(await ask(world, 'GET /member/detail', {}, { token: used })).toMatchObject({ code: 'token_expired' })
  expect(await ask(world, 'GET /member/detail', {}, { token: ended })).toMatchObject({ code: 'invalid_token' })
})

test('thousands of rows go in steps, twice changes nothing, and a server that ends is not held up', async () => {
  const nowMs = world.clock.now()
  await world.db.app(tx =>
    sql`insert into one_time_code (id, destination, purpose, code_hash, created_at, expires_at)
        select number::text, '9170000000', 'login', '', to_timestamp(${nowMs - 2 * dayMs} / 1000.0),
               to_timestamp(${nowMs - 2 * dayMs} / 1000.0)
        from generate_series(1, 2500) as number`.execute(tx),
  )
  await expect(tidy(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await count('one_time_code')).toBe(2500)
  await Promise.all([tidy(), tidy()])
  expect(await count('one_time_code')).toBe(0)
  await tidy()
})
