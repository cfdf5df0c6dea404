import { createHash } from 'node:crypto'
import {
  ask,
  command,
  openWorld,
  plainRules,
  type Player,
  readCode,
  rosa,
  testProviders,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operateStanding, type StaffAct } from './operateStanding.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const hashOf = (token: string) => createHash('sha256').update(token).digest()
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

test('the tokens of a blocked member open the hint, logout and public pages, and nothing else', async () => {
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

test('a block ends the ways of its member into games for good: no bet goes through on them, then or after its end', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  const waysIn = new Map<Player, Buffer>()
  for (const player of [ana, ben]) {
    await world.setBalance(player.uid, 1_000_000n)
    waysIn.set(player, hashOf(await world.gameSession(player.uid, 'rpp')))
  }
  let bets = 0
  async function bet(player: Player, session = waysIn.get(player)) {
    const txId = `${player.uid} ${++bets}`
    const { id: provider } = testProviders.rpp
    const { uid } = player
    const placed = { kind: 'bet', uid, session, txId, roundId: txId, game: 1001, provider, rules: plainRules } as const
    return (await world.ledger.apply(command({ ...placed, amount: 10_000n }))).outcome
  }
  expect([await bet(ana), await bet(ben)]).toEqual(['OK', 'OK'])
  await operate(ana, 'freeze')
  await operate(ana, 'unfreeze')
  expect(await bet(ana)).toBe('OK')
  await operate(ana, 'block')
  expect([await bet(ana), await bet(ben)]).toEqual(['TOKEN_INVALID', 'OK'])
  await operate(ana, 'unblock')
  expect(await bet(ana)).toBe('TOKEN_INVALID')
  expect(await bet(ana, hashOf(await world.gameSession(ana.uid, 'rpp')))).toBe('OK')
})

test('a block that is not for this reviewer to make ends nothing', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await world.gameSession(ana.uid, 'rpp')
  const own = { ...rosa, memberUid: ana.uid }
  const wish = { uid: ana.uid, act: 'block', reviewer: own, reason: 'what was reported' } as const
  expect(await operateStanding(world.api.kyc, wish)).toMatchObject({ ok: false, code: 'own_case' })
  const open = await world.db.member(ana.uid, tx =>
    tx.selectFrom('game_session').select('ended_at').where('uid', '=', ana.uid).execute(),
  )
  expect(open).toEqual([{ ended_at: null }])
})
