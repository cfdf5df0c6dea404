import { ask, openWorld, type Player, readCode, rosa, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operateStanding, type StaffAct } from './operateStanding.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const see = (token: string) => ask(world, 'GET /member/detail', {}, { token })
const operate = ({ uid }: Player, act: StaffAct) =>
  operateStanding(world.api.kyc, { uid, act, reviewer: rosa, reason: 'what was reported' })

/** What a bet is decided by. */
async function kept({ uid }: Player) {
  return world.db.member(uid, async tx => {
    const profile = tx.selectFrom('profile').select('kyc_status').where('uid', '=', uid)
    const wallet = tx.selectFrom('wallet').select('gates').where('uid', '=', uid).where('asset', '=', 'PHP')
    const { kyc_status } = await profile.executeTakeFirstOrThrow()
    const { gates } = await wallet.executeTakeFirstOrThrow()
    return { kyc_status, isOpen: gates === 0 }
  })
}

async function signIn(phone: string): Promise<string> {
  world.clock.advance(31_000)
  const sent = await ask(world, 'POST /member/sms', { body: { phone } })
  const body = { otp_id: sent.data.id, code: await readCode(world, phone) }
  return (await ask(world, 'POST /member/otp/login', { body })).data.token
}

test('a block shows itself at once, in standing and wallet, and the standing before comes back with its end', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await operate(ana, 'block')
  expect(await see(ana.token)).toMatchObject({ status: 200, data: { kyc_status: 7 } })
  expect(await kept(ana)).toEqual({ kyc_status: 7, isOpen: false })
  // Said again it changes nothing: what it stands in for is still the standing before.
  expect(await operate(ana, 'block')).toMatchObject({ ok: false, code: 'standing_forbids' })
  await operate(ana, 'unblock')
  expect(await kept(ana)).toEqual({ kyc_status: 5, isOpen: true })
})

test('the tokens of whoever is blocked open the hint, the way out and what everybody may see, and nothing else', async () => {
  const ana = await world.player()
  await operate(ana, 'block')
  for (const key of ['GET /member/session/list', 'POST /member/refresh/token', 'POST /member/export'] as const) {
    expect(await ask(world, key, {}, ana)).toMatchObject({ status: 403, code: 'account_blocked' })
  }
  expect((await ask(world, 'GET /member/index', {}, ana)).status).toBe(200)
  expect((await ask(world, 'POST /member/sms', { body: { phone: ana.phone } }, ana)).status).toBe(200)
  const again = await signIn(ana.phone)
  expect(await see(again)).toMatchObject({ status: 200, data: { kyc_status: 7 } })
  expect(await ask(world, 'GET /finance/wallet', {}, { token: again })).toMatchObject({ code: 'account_blocked' })
  expect((await ask(world, 'POST /member/logout', {}, { token: again })).status).toBe(200)
})

test('the end of a block revives no token from before it or from during it; signing in anew opens everything', async () => {
  const ana = await world.player()
  await operate(ana, 'block')
  const during = await signIn(ana.phone)
  await operate(ana, 'unblock')
  for (const token of [ana.token, during]) {
    expect(await see(token)).toMatchObject({ status: 401, code: 'invalid_token' })
  }
  const token = await signIn(ana.phone)
  expect((await ask(world, 'GET /finance/wallet', {}, { token })).status).toBe(200)
})

test('of blocks and their ends in quick succession the last one holds', async () => {
  const ana = await world.player({ kyc: 'rejected' })
  for (let count = 0; count < 4; count++) {
    await operate(ana, 'block')
    await operate(ana, 'unblock')
  }
  await operate(ana, 'block')
  expect(await kept(ana)).toEqual({ kyc_status: 7, isOpen: false })
  expect(await ask(world, 'GET /finance/wallet', {}, ana)).toMatchObject({ status: 401 })
  await operate(ana, 'unblock')
  expect((await kept(ana)).kyc_status).toBe(3)
})
