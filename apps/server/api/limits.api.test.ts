import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ask,
  askOffice,
  buildForTest,
  createOperator,
  freePort,
  openWorld,
  otherCode,
  readCode,
  root,
  type World,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openServer, type RunningServer } from '../openServer.ts'
import { openDatabase } from '../platform/db/database.ts'
import { readSettings } from '../platform/settings.ts'

/** Two copies of the server on the world's database, each of which may end at any time. */
let world: World
let copies: RunningServer[]

const folder = mkdtempSync(join(tmpdir(), 'saya-limits-'))
/** A copy that answers calls serves the pages too. */
beforeAll(buildForTest, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  world = await openWorld()
  copies = [await open(), await open()]
})
afterEach(async () => {
  await Promise.all(copies.map(copy => copy.close()))
  await world.close()
})

async function open(): Promise<RunningServer> {
  return openServer({
    root,
    clock: world.clock,
    databaseNow: undefined,
    log: pino({ level: 'silent' }),
    db: await openDatabase(world.databaseUrl, 3),
    settings: readSettings({
      ROLES: 'api',
      DATABASE_URL: world.databaseUrl,
      SAYA_DATA: folder,
      PORT: String(await freePort()),
      MASTER_KEY: Buffer.alloc(32, 9).toString('base64'),
      // The world's own, so that a code it sent is right here too.
      OTP_PEPPER: Buffer.alloc(32, 7).toString('base64'),
      LOOKUP_KEY: Buffer.alloc(32, 7).toString('base64'),
      LEDGER_KEY: Buffer.alloc(32, 3).toString('base64'),
    }),
  })
}

/** Asks the copies in turns; half way one of them ends, and a fresh one takes its place. */
async function times<T>(count: number, act: (copy: RunningServer) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < count) {
    const turn = results.length % 2
    if (results.length === Math.floor(count / 2)) {
      const [ended] = copies.splice(turn, 1, await open())
      await ended?.close()
    }
    results.push(await act(copies[turn] as RunningServer))
  }
  return results
}

test('five wrong guesses kill a code, on whichever copies they are made', async () => {
  const { phone } = await world.player()
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  const code = await readCode(world, phone)
  const enter = (shown: string) => (copy: RunningServer) =>
    ask(copy, 'POST /member/otp/login', { body: { otp_id: data.id, code: shown } })
  await times(5, enter(otherCode(code)))
  const [late] = await times(1, enter(code))
  expect(late?.code).toBe('code_spent')
})

test('ten wrong passwords lock, on whichever copies they are tried', async () => {
  const password = 'tatlong maya sa bakod'
  const { phone } = await world.player({ password })
  const enter = (shown: string) => (copy: RunningServer) =>
    ask(copy, 'POST /member/login', { body: { country_code: '63', phone, password: shown } })
  const wrong = await times(10, enter('not it'))
  expect(new Set(wrong.map(({ code }) => code))).toEqual(new Set(['sign_in_refused']))
  const [late] = await times(1, enter(password))
  expect(late).toMatchObject({ status: 429, code: 'passwords_exceeded' })
})

test('ten wrong codes of an operator close the way, on whichever copies they are tried', async () => {
  const operator = await createOperator(world)
  const { email, password } = operator
  async function prove(copy: RunningServer, code: string) {
    const { data } = await askOffice(copy, 'POST /office/api/sign-in', { body: { email, password } })
    return askOffice(copy, 'POST /office/api/sign-in/code', { body: { ticket: data.ticket, code } })
  }
  const wrong = await times(10, copy => prove(copy, '000000'))
  expect(new Set(wrong.map(({ code }) => code))).toEqual(new Set(['code_refused']))
  const [late] = await times(1, copy => prove(copy, operator.code()))
  expect(late).toMatchObject({ status: 429, code: 'attempts_exceeded' })
})

test('who has a phone, an address or a name is asked only so often, on whichever copies', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  const phones = await times(11, copy =>
    ask(copy, 'POST /member/sms', { body: { phone: ben.phone, purpose: 'edit' } }, ana),
  )
  expect(phones.slice(0, 10).map(({ code }) => code)).toEqual(Array(10).fill('phone_unavailable'))
  expect(phones[10]).toMatchObject({ status: 429, code: 'codes_exhausted' })
  await ask(world, 'POST /member/detail/update', { body: { username: 'bentaken', email: 'ben@example.com' } }, ben)
  for (const body of [{ username: 'bentaken' }, { email: 'ben@example.com' }]) {
    const asks = await times(21, copy => ask(copy, 'POST /member/detail/update', { body }, ana))
    expect(asks[0]?.status).toBe(409)
    expect(asks[20]).toMatchObject({ status: 429, code: 'update_too_often' })
  }
})
