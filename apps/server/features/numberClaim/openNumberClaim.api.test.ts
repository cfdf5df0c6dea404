import {
  ask,
  numberClaimDesk,
  openWorld,
  otherCode,
  passkeyTools,
  signInWithCode,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof numberClaimDesk>
beforeAll(async () => {
  world = await openWorld({ countsLoopback: true })
  on = numberClaimDesk(world)
})
beforeEach(() => world.clock.advance(25 * 3_600_000))
afterAll(() => world.close())

test('a request is answered alike whether or not the old number has an account, and kept for who has one [AUTH-87]', async () => {
  const { player, id, newPhone } = await on.asked()
  expect(await on.find(id)).toMatchObject({ status: 'asked', uid: player.uid, new_phone: newPhone })
  const known = (await on.claim({ oldPhone: (await world.player()).phone })).reply
  const unknown = (await on.claim({ oldPhone: on.freshPhone() })).reply
  const plain = ({ status, code, data }: typeof known) => ({ status, code, data })
  expect(plain(unknown)).toEqual(plain(known))
  expect(plain(unknown)).toMatchObject({ status: 200, data: {} })
})

test('only the code for this purpose, sent to the new number, counts, and it counts once [AUTH-87]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const newPhone = on.freshPhone()
  const shown = await on.sendCode(newPhone)
  const body = { old_phone: player.phone, new_phone: newPhone, ...shown, words: '' }
  const send = (part: Partial<typeof body>) => ask(world, 'POST /member/number/claim', { body: { ...body, ...part } })
  expect((await send({ code: otherCode(shown.code) })).code).toBe('code_invalid')
  expect((await send({ new_phone: on.freshPhone() })).code).toBe('code_invalid')
  expect((await send({ new_phone: player.phone })).code).toBe('number_claim_same')
  expect((await send({ old_phone: '123' })).code).toBe('phone_invalid')
  const signIn = { otp_id: shown.otp_id, code: shown.code }
  expect((await ask(world, 'POST /member/otp/login', { body: signIn })).code).toBe('code_invalid')
  expect((await send({})).status).toBe(200)
  expect((await send({})).code).toBe('code_invalid')
  expect(await on.count(player)).toBe(1)
})

test('the owner asks beside a stranger who asked first, and the same number asked for again changes nothing [AUTH-89]', async () => {
  const { player, id: strangers } = await on.asked()
  world.clock.advance(60_000)
  const { reply, newPhone } = await on.claim({ oldPhone: player.phone })
  expect(reply.status).toBe(200)
  world.clock.advance(60_000)
  expect((await on.claim({ oldPhone: player.phone, newPhone })).reply.status).toBe(200)
  const open = await on.openOf(player)
  expect(open.map(({ new_phone }) => new_phone)).toEqual([(await on.find(strangers)).new_phone, newPhone])
  expect(open.map(({ rivals }) => rivals)).toEqual([0, 0])
})

test('five numbers are kept beside each other, and one more is only counted until staff make room [AUTH-89]', async () => {
  const { player, id } = await on.asked()
  for (let more = 1; more < 5; more++) await on.claim({ oldPhone: player.phone })
  const { reply } = await on.claim({ oldPhone: player.phone })
  expect([reply.status, reply.data]).toEqual([200, {}])
  const full = await on.openOf(player)
  expect(full).toHaveLength(5)
  expect(new Set(full.map(({ rivals }) => rivals))).toEqual(new Set([1]))
  const { token } = await staffOf(world, { role: 'risk' })
  expect((await on.refuse(id, token)).status).toBe(200)
  const { newPhone } = await on.claim({ oldPhone: player.phone })
  expect((await on.openOf(player)).map(({ new_phone }) => new_phone)).toContain(newPhone)
})

test('requests of the same moment stay within the bound [AUTH-89]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const others = Array.from({ length: 7 }, () => on.claim({ oldPhone: player.phone }))
  expect(new Set((await Promise.all(others)).map(({ reply }) => reply.status))).toEqual(new Set([200]))
  expect(await on.count(player)).toBe(5)
})

test('after 7 days a request is over for staff, and the member can be asked for again [AUTH-89]', async () => {
  const { player, id } = await on.asked()
  world.clock.advance(7 * 24 * 3_600_000 - 1)
  const { token } = await staffOf(world, { role: 'risk' })
  expect((await on.list({ uid: String(player.uid) }, token)).data.d).toMatchObject([{ id }])
  world.clock.advance(1)
  const late = await on.propose(id, token)
  expect([late.status, late.code]).toEqual([409, 'number_claim_over'])
  expect((await on.list({ uid: String(player.uid) }, token)).data.d).toEqual([])
  expect((await on.list({ uid: String(player.uid), status: 'expired' }, token)).data.d).toHaveLength(1)
  await on.claim({ oldPhone: player.phone })
  expect(await on.count(player)).toBe(2)
  expect(await on.find(id)).toMatchObject({ status: 'expired' })
})

test('ten numbers ask for a number in a day, and an eleventh as little at its second try as at its first [AUTH-88]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const ten = await Promise.all(Array.from({ length: 10 }, () => on.claim({ oldPhone: player.phone })))
  expect(new Set(ten.map(({ reply }) => reply.status))).toEqual(new Set([200]))
  const late = await on.claim({ oldPhone: player.phone })
  world.clock.advance(60_000)
  const again = await on.claim({ oldPhone: player.phone, newPhone: late.newPhone })
  for (const { reply } of [late, again]) expect([reply.status, reply.code]).toEqual([429, 'number_claim_exhausted'])
  expect((await on.claim({ oldPhone: (await world.player()).phone })).reply.status).toBe(200)
  world.clock.advance(24 * 3_600_000)
  expect((await on.claim({ oldPhone: player.phone, newPhone: late.newPhone })).reply.status).toBe(200)
})

test('a number that nobody has is asked for as often as one that somebody has [AUTH-87, AUTH-88]', async () => {
  const oldPhone = on.freshPhone()
  await Promise.all(Array.from({ length: 10 }, () => on.claim({ oldPhone })))
  expect((await on.claim({ oldPhone })).reply.code).toBe('number_claim_exhausted')
})

test('a number asks ten times a day, since no further code goes to it [AUTH-88]', async () => {
  const newPhone = on.freshPhone()
  for (let hour = 0; hour < 2; hour++) {
    for (let count = 0; count < 5; count++) {
      world.clock.advance(60_000)
      expect((await on.claim({ oldPhone: on.freshPhone(), newPhone })).reply.status).toBe(200)
    }
    world.clock.advance(3_600_000)
  }
  const eleventh = await ask(world, 'POST /member/sms', { body: { phone: newPhone, purpose: 'claim' } })
  expect(eleventh.code).toBe('codes_exhausted')
})

test('requests without a right code use up nothing of the number that they name, nor of the one that asks [AUTH-97]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const newPhone = on.freshPhone()
  const junk = { old_phone: player.phone, new_phone: newPhone, otp_id: 'nothing', code: '123456', words: '' }
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => ask(world, 'POST /member/number/claim', { body: junk })),
  )
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['code_invalid']))
  expect((await on.claim({ oldPhone: player.phone, newPhone })).reply.status).toBe(200)
  expect(await on.openOf(player)).toMatchObject([{ new_phone: newPhone }])
})

test('a stranger who asks from one number all day takes one turn of ten [AUTH-97]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const strangers = on.freshPhone()
  for (let hour = 0; hour < 2; hour++) {
    for (let count = 0; count < 5; count++) {
      world.clock.advance(60_000)
      expect((await on.claim({ oldPhone: player.phone, newPhone: strangers })).reply.status).toBe(200)
    }
    world.clock.advance(3_600_000)
  }
  const { reply, newPhone } = await on.claim({ oldPhone: player.phone })
  expect(reply.status).toBe(200)
  expect((await on.openOf(player)).map(({ new_phone }) => new_phone)).toEqual([strangers, newPhone])
  const eight = await Promise.all(Array.from({ length: 8 }, () => on.claim({ oldPhone: player.phone })))
  expect(new Set(eight.map(one => one.reply.status))).toEqual(new Set([200]))
  expect((await on.claim({ oldPhone: player.phone })).reply.code).toBe('number_claim_exhausted')
})

test('one network asks 200 times an hour [AUTH-88]', async () => {
  const body = { otp_id: 'nothing', code: '123456', words: '' }
  const asking = () => ({ ...body, old_phone: on.freshPhone(), new_phone: on.freshPhone() })
  const send = () => ask(world, 'POST /member/number/claim', { body: asking() })
  const codes: (string | undefined)[] = []
  for (let round = 0; round < 10; round++) {
    const replies = await Promise.all(Array.from({ length: 21 }, send))
    codes.push(...replies.map(({ code }) => code))
  }
  expect(codes.filter(code => code === 'number_claim_exhausted')).toHaveLength(10)
  const elsewhere = await world.api.app.inject({
    method: 'POST',
    url: '/member/number/claim',
    headers: { accept: 'application/json', host: new URL(world.url).host },
    payload: asking(),
    remoteAddress: '203.0.113.77',
  })
  expect(elsewhere.json<{ code: string }>().code).toBe('code_invalid')
})

test('the owner who signs in stops a request at once, whether or not it is proposed, and in whichever way they come [AUTH-92]', async () => {
  const password = 'tatlong maya sa bakod'
  const tools = passkeyTools(world)
  const claims = [await on.asked(), await on.proposed(), await on.asked({ password }), await on.proposed()] as const
  const [byCode, proposed, byPassword, byPasskey] = claims
  const { device } = await tools.added(byPasskey.player)
  for (const { player } of [byCode, proposed]) await signInWithCode(world, player.phone)
  const entered = await ask(world, 'POST /member/login', { body: { phone: byPassword.player.phone, password } })
  expect([entered.status, (await tools.enter(device)).status]).toEqual([200, 200])
  for (const { id } of claims) expect(await on.find(id)).toMatchObject({ status: 'stopped', decided_by: null })
})
