import {
  ask,
  askOffice,
  command,
  mallTools,
  openWorld,
  plainRules,
  readCode,
  readLedger,
  rewardTools,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDue } from '../deposit/index.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

/** Gives up what is left, as its page does. */
async function close(token: string) {
  const { data: left } = await ask(world, 'GET /member/close/remainder', {}, { token })
  return ask(world, 'POST /member/close', { body: { gives_up: left } }, { token })
}

interface Sums {
  readonly pesos: string
  readonly coins: string
  readonly rewards: number
}

async function signIn(phone: string) {
  const sent = await ask(world, 'POST /member/sms', { body: { phone, country_code: '63' } })
  const code = await readCode(world, phone)
  return ask(world, 'POST /member/otp/login', { body: { otp_id: sent.data.id, code } })
}

test('a closed account is signed out everywhere and cannot be signed in to again', async () => {
  const { data: first } = await signIn('9185550001')
  world.clock.advance(61_000)
  const { data: second } = await signIn('9185550001')
  expect((await close(second.token)).status).toBe(200)
  for (const { token } of [first, second]) {
    expect((await ask(world, 'GET /member/detail', {}, { token })).code).toBe('invalid_token')
  }
  world.clock.advance(61_000)
  const refused = await signIn('9185550001')
  expect([refused.status, refused.code]).toEqual([403, 'account_closed'])
  expect(refused.sentence).toContain('/service')
})

test('a session that is opened while the account closes counts for nothing', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await close(ana.token)
  await world.db.app(tx => tx.updateTable('session').set({ ended_at: null }).where('uid', '=', ana.uid).execute())
  expect((await ask(world, 'GET /member/detail', {}, { token: ana.token })).code).toBe('invalid_token')
})

test('what must be kept stays', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const { hash } = (await ask(world, 'GET /member/terms')).data
  await ask(world, 'POST /member/terms/accept', { body: { hash } }, { token: ana.token })
  await close(ana.token)
  const signInRow = await world.db.app(tx =>
    tx.selectFrom('sign_in').selectAll().where('uid', '=', ana.uid).executeTakeFirstOrThrow(),
  )
  expect(signInRow).toMatchObject({ phone: ana.phone, closed_at: world.clock.now() })
  const kept = await world.db.member(ana.uid, async tx => [
    await tx.selectFrom('profile').select('uid').where('uid', '=', ana.uid).execute(),
    await tx.selectFrom('consent').select('uid').where('uid', '=', ana.uid).execute(),
  ])
  expect(kept.map(rows => rows.length)).toEqual([1, 2])
})

test.each([
  [9_900n, 200],
  [10_000n, 409],
])('a balance of %i units is answered %i', async (balance, status) => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(ana.uid, balance)
  const answer = await close(ana.token)
  expect([answer.status, answer.code]).toEqual([status, status === 409 ? 'balance_left' : undefined])
  if (status === 200) return
  expect(answer.sentence).toContain('Withdraw your balance first')
  expect((await ask(world, 'GET /member/detail', {}, { token: ana.token })).status).toBe(200)
})

test('a deposit that may still be paid keeps an account open until it has run out', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /finance/payment/deposit', { body: { amount: '100', pid: 'gcash' } }, { token: ana.token })
  const refused = await close(ana.token)
  expect([refused.status, refused.code]).toEqual([409, 'deposit_pending'])
  world.clock.advance(30 * 60_000)
  await askDue(world.api.deposits)
  const again = await signInAgain(ana)
  expect((await close(again)).status).toBe(200)
})

/** What proves that it is them is older than a quarter of an hour by now. */
async function signInAgain({ phone }: { readonly phone: string }): Promise<string> {
  return (await signIn(phone)).data.token
}

function bet(uid: bigint, roundId = `round ${++counter}`) {
  const txId = `bet ${++counter}`
  return world.ledger.apply(
    command({ kind: 'bet', uid, roundId, game: 1001, rules: plainRules, txId, amount: 100_000n }),
  )
}

test('an open round is finished first; after closing no bet is taken', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(ana.uid, 100_000n)
  await bet(ana.uid, 'the open one')
  expect((await close(ana.token)).code).toBe('balance_left')
  const closed = { kind: 'close', uid: ana.uid, roundId: 'the open one', game: 1001, rules: plainRules } as const
  await world.ledger.apply(command({ ...closed, txId: `close ${++counter}`, amount: 0n }))
  expect((await close(ana.token)).status).toBe(200)
  await world.setBalance(ana.uid, 100_000n)
  expect((await bet(ana.uid)).outcome).not.toBe('OK')
})

test('of closing and a bet at once, one waits for the other, and never both are taken', async () => {
  for (let round = 0; round < 8; round++) {
    const ana = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(ana.uid, 9_900n)
    const txId = `bet ${++counter}`
    const small = {
      kind: 'bet',
      uid: ana.uid,
      roundId: txId,
      game: 1001,
      rules: plainRules,
      txId,
      amount: 100n,
    } as const
    const [closing, taken] = await Promise.all([close(ana.token), world.ledger.apply(command(small))])
    expect([closing.status, taken.outcome === 'OK']).not.toEqual([200, true])
  }
})

test('the ways into games end with the account, and not where it stays open', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  await world.setBalance(ben.uid, 10_000n)
  for (const { uid, token } of [ana, ben]) {
    await world.gameSession(uid, 'rpp')
    await close(token)
  }
  const endOf = (uid: bigint) =>
    world.db.member(uid, tx =>
      tx.selectFrom('game_session').select('ended_at').where('uid', '=', uid).executeTakeFirst(),
    )
  expect((await endOf(ana.uid))?.ended_at).toBe(world.clock.now())
  expect((await endOf(ben.uid))?.ended_at).toBe(null)
})

test('who signed in long ago proves first that it is them', async () => {
  const { token } = await world.player()
  world.clock.advance(15 * 60_000)
  expect(await close(token)).toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await ask(world, 'GET /member/detail', {}, { token })).status).toBe(200)
})

test('what is left of money, coins and rewards is given up in its very sums, or keeps the account open [FACT-36]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const tools = rewardTools(world)
  await world.setBalance(ana.uid, 9_900n)
  await tools.collect((await tools.promise(ana, { kind: 42, amount: 1200n })).key)
  const open = await tools.promise(ana)
  const leave = (gives_up?: Sums) => ask(world, 'POST /member/close', { body: gives_up ? { gives_up } : {} }, ana)
  const left = { pesos: '0.99', coins: '1200', rewards: 1 }
  expect((await ask(world, 'GET /member/close/remainder', {}, ana)).data).toEqual(left)
  const wrong = [undefined, { ...left, pesos: '0.98' }, { ...left, coins: '1199' }, { ...left, rewards: 0 }]
  for (const sums of wrong) {
    const refused = await leave(sums)
    expect(refused).toMatchObject({ status: 409, code: 'remainder_left' })
    expect(refused.sentence).toContain('you give up ₱0.99, 1,200 Filcoins and 1 unpaid rewards')
  }
  expect(await tools.stateOf(open.key)).toMatchObject({ status: 'open' })
  expect((await leave(left)).status).toBe(200)
  expect(await tools.stateOf(open.key)).toMatchObject({ status: 'refused', reason: 'account_closed' })
  const kept = await world.db.member(ana.uid, tx =>
    tx.selectFrom('remainder').selectAll().where('uid', '=', ana.uid).executeTakeFirst(),
  )
  expect(kept).toMatchObject({ pesos: 9_900n, coins: 1200n, rewards: 1 })
  const { journal } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  const lapsed = journal.filter(({ kind }) => kind === 43)
  expect(lapsed.map(({ amount, balance_after }) => [amount, balance_after])).toEqual([[1200n, 0n]])
})

test('what was redeemed and is on its way keeps an account open until the member has it, or has the Filcoins back [MALL-52]', async () => {
  const mall = await mallTools(world)
  const goods = await mall.goods(9)
  const ana = await mall.buyer(100n)
  await mall.submit(ana, goods)
  const refused = await close(ana.token)
  expect([refused.status, refused.code]).toEqual([409, 'redemption_open'])
  expect(refused.sentence).toContain('ask Service to cancel it')
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(200)
  const body = { uid: String(ana.uid), id: (await mall.listOf(ana)).data.d[0]?.id ?? '', reason: 'The member leaves' }
  const parcel = { uid: body.uid, id: body.id, courier: 'LBC', tracking: '1' }
  const shipped = await askOffice(world, 'POST /office/api/redemption/ship', { body: parcel }, mall.staff.support.token)
  expect(shipped.status).toBe(200)
  expect((await close(ana.token)).code).toBe('redemption_open')
  await askOffice(world, 'POST /office/api/redemption/fail', { body }, mall.staff.support.token)
  expect((await ask(world, 'GET /member/close/remainder', {}, ana)).data).toMatchObject({ coins: '100' })
  expect((await close(ana.token)).status).toBe(200)
  const { journal } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect(journal.map(({ kind }) => kind)).toEqual([42, 40, 41, 43])
})

test('of closing and redeeming at once, nothing is on its way to a closed account, and no Filcoin is lost [MALL-52]', async () => {
  const mall = await mallTools(world)
  const goods = await mall.goods(99)
  for (let round = 0; round < 8; round++) {
    const ana = await mall.buyer(100n)
    const [closing] = await Promise.all([close(ana.token), mall.submit(ana, goods)])
    world.clock.advance(61_000)
    await mall.sweep()
    const rows = await world.db.member(ana.uid, tx =>
      tx
        .selectFrom('redemption')
        .select('status')
        .where('uid', '=', ana.uid)
        .where('status', '<>', 'refused')
        .execute(),
    )
    const { journal } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
    const kinds = journal.map(({ kind }) => kind)
    if (closing.status === 200) expect([rows, kinds]).toEqual([[], [42, 43]])
    else expect([rows, kinds]).toEqual([[{ status: 'processing' }], [42, 40]])
  }
})

test('whoever has nothing left gives up nothing', async () => {
  const ana = await world.player()
  expect((await ask(world, 'POST /member/close', { body: {} }, ana)).status).toBe(200)
})

test('a guest has no account to close', async () => {
  expect(await ask(world, 'GET /member/close/remainder')).toMatchObject({ status: 401 })
  expect(await ask(world, 'POST /member/close', { body: {} })).toMatchObject({
    status: 401,
    code: 'authentication_required',
  })
})
