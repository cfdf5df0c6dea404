import { hash } from '@node-rs/argon2'
import { ask, closeAccount, openWorld, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

const password = 'tatlong maya sa bakod'

function signIn(phone: string, shown = password) {
  return ask(world, 'POST /member/login', { body: { country_code: '63', phone, password: shown } })
}

test('phone and password open a session like any other [AUTH-42]', async () => {
  const { phone, uid } = await world.player({ password })
  const reply = await signIn(phone)
  expect(reply.status).toBe(200)
  const { data } = await ask(world, 'GET /member/detail', {}, { token: reply.data.token })
  expect(data).toMatchObject({ phone, uid: String(uid) })
})

test('a hash that was made at another cost is renewed by whoever shows its password, and by nobody else', async () => {
  const { phone, uid } = await world.player({ password })
  const cheap = await hash(password, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const kept = () =>
    world.db.app(tx =>
      tx.selectFrom('credential').select(['password_hash', 'set_at']).where('uid', '=', uid).executeTakeFirstOrThrow(),
    )
  const { set_at } = await kept()
  await world.db.app(tx => tx.updateTable('credential').set({ password_hash: cheap }).where('uid', '=', uid).execute())
  expect((await signIn(phone, 'not the password')).status).toBe(422)
  expect(await kept()).toEqual({ password_hash: cheap, set_at })
  expect((await signIn(phone)).status).toBe(200)
  const renewed = await kept()
  expect(renewed).toEqual({ password_hash: expect.stringContaining('$argon2id$v=19$m=65536,t=3,p=1$'), set_at })
  expect((await signIn(phone)).status).toBe(200)
  expect(await kept()).toEqual(renewed)
})

test.each(['0', '+63', '63'])('the phone is understood with %j in front', async before => {
  const { phone } = await world.player({ password })
  expect((await signIn(`${before}${phone}`)).status).toBe(200)
})

test('the answer is a token and nothing else, and a refusal says no more than that it is one', async () => {
  const { phone } = await world.player({ password })
  const reply = await signIn(phone)
  expect(Object.keys(reply.data)).toEqual(['token'])
  expect(reply.data.token).toMatch(/^[0-9A-Za-z]{43}$/)
  const refused = await signIn(phone, 'something else')
  expect(refused.sentence).toBe('Wrong phone number or password.')
})

test('whoever signs in from a device of before gets in at once while others guess', async () => {
  const { phone } = await world.player({ password })
  const [cookie = ''] = (await signIn(phone)).headers.get('set-cookie')?.split(';') ?? []
  expect(cookie).toMatch(/^device=/)
  const order: string[] = []
  const guesses = Array.from({ length: 60 }, async (_, at) => {
    const { status } = await signIn(`91755${50_000 + at}`, 'not it')
    order.push(String(status))
  })
  await expect.poll(() => order).toContain('503')
  const body = { country_code: '63', phone, password } as const
  const known = await ask(world, 'POST /member/login', { body }, { headers: { cookie } })
  order.push(`known ${known.status}`)
  await Promise.all(guesses)
  // Many who came before it were still waiting.
  expect(order.slice(order.indexOf('known 200')).filter(one => one === '422').length).toBeGreaterThan(10)
})

test('an unknown phone, one without a password and a wrong password are answered alike [AUTH-42]', async () => {
  const known = await world.player({ password })
  const without = await world.player()
  for (const phone of [known.phone, without.phone, '9175550001']) {
    const { status, code, sentence } = await signIn(phone, 'not it')
    expect({ status, code, sentence }).toEqual({
      status: 422,
      code: 'sign_in_refused',
      sentence: 'Wrong phone number or password.',
    })
  }
})

test('signing in judges no password by its shape', async () => {
  const { phone } = await world.player()
  for (const shown of ['', 'a', 'x'.repeat(200)]) {
    expect(await signIn(phone, shown)).toMatchObject({ status: 422, code: 'sign_in_refused' })
    world.clock.advance(25 * 3_600_000)
  }
  expect((await signIn(phone, 'x'.repeat(257))).status).toBe(400)
})

test('ten wrong passwords lock that way for half an hour, known phone or not, and never the way by code', async () => {
  const { phone } = await world.player({ password })
  const unknown = '9175550002'
  for (const tried of [phone, unknown]) {
    for (let count = 0; count < 10; count++) expect((await signIn(tried, 'not it')).code).toBe('sign_in_refused')
    const locked = await signIn(tried, tried === phone ? password : 'not it')
    expect(locked).toMatchObject({
      status: 429,
      code: 'passwords_exceeded',
      sentence: 'Too many wrong passwords. Use a code or a device that you logged in with before, or try again later.',
    })
    expect(Number(locked.headers.get('retry-after'))).toBe(1800)
  }
  expect((await ask(world, 'POST /member/sms', { body: { phone } })).status).toBe(200)
  world.clock.advance(1800_000)
  expect((await signIn(phone)).status).toBe(200)
})

test('many guesses at once are no more than ten', async () => {
  const { phone } = await world.player({ password })
  const guesses = Array.from({ length: 14 }, () => signIn(phone, 'not it'))
  const codes = (await Promise.all(guesses)).map(reply => reply.code)
  expect(codes.filter(code => code === 'sign_in_refused')).toHaveLength(10)
  expect(codes.filter(code => code === 'passwords_exceeded')).toHaveLength(4)
})

test('the right password forgets the wrong ones before it', async () => {
  const { phone } = await world.player({ password })
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) await signIn(phone, 'not it')
    expect((await signIn(phone)).status).toBe(200)
  }
})

test('from one network a hundred wrong passwords an hour are tried, whoever they are for', async () => {
  const counted = await openWorld({ perMinute: { address: 1_000_000, caller: 1_000_000 } })
  try {
    const { phone } = await counted.player({ password })
    const tryOne = (to: string, shown: string) =>
      ask(counted, 'POST /member/login', { body: { phone: to, password: shown } })
    expect((await tryOne(phone, password)).status).toBe(200)
    for (let count = 0; count < 100; count += 10) {
      const others = Array.from({ length: 10 }, (_, index) => `918000${String(count + index).padStart(4, '0')}`)
      const codes = (await Promise.all(others.map(to => tryOne(to, 'not it')))).map(reply => reply.code)
      expect(new Set(codes)).toEqual(new Set(['sign_in_refused']))
    }
    expect((await tryOne(phone, password)).code).toBe('passwords_exceeded')
    counted.clock.advance(3_600_000)
    expect((await tryOne(phone, password)).status).toBe(200)
  } finally {
    await counted.close()
  }
})

test('that an account is closed is told only to whoever knows its password', async () => {
  const { phone, uid } = await world.player({ password })
  await closeAccount(world.db, uid, world.clock.now())
  expect((await signIn(phone, 'not it')).code).toBe('sign_in_refused')
  expect(await signIn(phone)).toMatchObject({ status: 403, code: 'account_closed' })
})

test('a password set less than 72 hours ago signs in, and confirms nothing', async () => {
  const change = async (token: string) =>
    (
      await ask(
        world,
        'POST /member/password/update',
        { body: { password, new_password: 'pito ang kalabaw' } },
        { token },
      )
    ).code
  const fresh = await world.player({ password, passwordAgeMs: 71 * 3_600_000 })
  expect(await change((await signIn(fresh.phone)).data.token)).toBe('step_up_required')
  const settled = await world.player({ password, passwordAgeMs: 72 * 3_600_000 })
  expect(await change((await signIn(settled.phone)).data.token)).toBeUndefined()
})
