import { openWorld, readLedger, testGame, testSecrets, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('valkyrie', { unknown_rollback_is_error: true })
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `tx${++counter}`

/** Somebody with ₱100, and a bet of ₱10 that bears a reference of its own. */
async function seat() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const token = await world.gameSession(uid, 'valkyrie')
  const purse = { currency: 'PHP', bonusAmount: 0, promoAmount: 0 }
  const round = { providerGameId: testGame, providerRoundId: name(), providerBetRef: `ref-${name()}` }
  const bet = { ...purse, ...round, transactionType: 'WITHDRAW', cashAmount: 10, providerTransactionId: name() }
  const win = { ...bet, transactionType: 'DEPOSIT', cashAmount: 25, providerTransactionId: name() }
  const cancel = { ...bet, transactionType: 'CANCEL', cashAmount: 0, providerTransactionId: name() }
  const path = `/players/${uid}/transactions`
  return { uid, bet, win, cancel, post: (fields: object) => ask(path, token, JSON.stringify(fields)), path }
}

async function ask(path: string, token: string, text?: string) {
  const response = await fetch(`${world.url}/pam${path}${path.includes('?') ? '&' : '?'}provider=test-valkyrie`, {
    method: text === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${testSecrets[0].toString('base64')}`, 'x-player-token': token },
    ...(text === undefined ? {} : { body: text }),
  })
  return (await response.json()) as { readonly status: string }
}

const holds = (cashAmount: number) => ({ transactionResult: { balance: { cashAmount } } })
const failed = (code: string) => ({ status: 'ERROR', error: { code: `PAM_ERR_${code}` } })
const another = (fields: object) => ({ ...fields, providerTransactionId: name() })

describe('a bet with a reference of its own', () => {
  test('is settled by it: its cancel is refused, and those of others in the round are not', async () => {
    const at = await seat()
    const beside = { ...another(at.bet), providerBetRef: `ref-${name()}` }
    for (const bet of [at.bet, beside]) await at.post(bet)
    expect(await at.post(at.win)).toMatchObject({ status: 'OK', ...holds(105) })
    expect(await at.post(at.cancel)).toMatchObject({ ...failed('TRANS_ALREADY_SETTLED'), ...holds(105) })
    const undo = { ...another(at.cancel), providerBetRef: beside.providerBetRef }
    expect(await at.post(undo)).toMatchObject({ status: 'OK', ...holds(115) })
  })

  test('is given back by it, once, and wins nothing any more', async () => {
    const at = await seat()
    await at.post(at.bet)
    expect(await at.post(at.cancel)).toMatchObject({ status: 'OK', ...holds(100) })
    expect(await at.post(at.cancel)).toMatchObject({ status: 'OK', ...holds(100) })
    expect(await at.post(another(at.cancel))).toMatchObject({ ...failed('TRANS_ALREADY_CANCELLED'), ...holds(100) })
    expect(await at.post(at.win)).toMatchObject({ ...failed('TRANS_ALREADY_CANCELLED'), ...holds(100) })
  })

  test('is given back by it without a round', async () => {
    const at = await seat()
    await at.post(at.bet)
    const bare = { ...at.cancel, providerRoundId: undefined, providerGameId: undefined }
    expect(await at.post(bare)).toMatchObject({ status: 'OK', ...holds(100) })
  })

  test('is never taken when its cancel came first', async () => {
    const at = await seat()
    expect(await at.post(at.cancel)).toMatchObject(failed('CANCEL_NOT_FOUND'))
    for (let turn = 0; turn < 2; turn++)
      expect(await at.post(at.bet)).toMatchObject({ ...failed('TRANS_ALREADY_CANCELLED'), ...holds(100) })
    const byId = { ...another(at.win), providerBetRef: at.bet.providerTransactionId }
    for (const win of [at.win, byId]) expect(await at.post(win)).toMatchObject(failed('TRANS_ALREADY_CANCELLED'))
    expect((await world.db.member(at.uid, tx => readLedger(tx, at.uid))).journal).toEqual([])
  })

  test('is waited for by its win, also where others stand in its round', async () => {
    const at = await seat()
    await at.post({ ...another(at.bet), providerBetRef: `ref-${name()}` })
    expect(await at.post(at.win)).toMatchObject({ ...failed('TRANS_NOT_FOUND'), ...holds(90) })
    await at.post(at.bet)
    expect(await at.post(at.win)).toMatchObject({ status: 'OK', ...holds(105) })
  })

  test('that was refused lets no win be paid by it', async () => {
    const at = await seat()
    expect(await at.post({ ...at.bet, cashAmount: 200 })).toMatchObject(failed('CASH_OVERDRAFT'))
    expect(await at.post(at.win)).toMatchObject({ ...failed('TRANS_ALREADY_CANCELLED'), ...holds(100) })
    expect(await at.post(at.cancel)).toMatchObject(holds(100))
  })

  test('is told by it', async () => {
    const at = await seat()
    await at.post(at.bet)
    expect(await ask(`${at.path}?providerBetRef=${at.bet.providerBetRef}`, '')).toMatchObject({
      status: 'OK',
      transactions: [
        { providerTransactionId: at.bet.providerTransactionId, providerBetRef: at.bet.providerBetRef, cashAmount: 10 },
      ],
    })
  })
})

test('where a cancel names its bet by the bet’s id, a reference is not taken for one', async () => {
  await world.link('valkyrie', { unknown_rollback_is_error: true, cancel_names_bet_by: 'transaction' })
  const at = await seat()
  await at.post(at.bet)
  const stray = { ...at.cancel, providerTransactionId: at.bet.providerBetRef }
  expect(await at.post(stray)).toMatchObject({ ...failed('CANCEL_NOT_FOUND'), ...holds(90) })
  const named = { ...at.cancel, providerTransactionId: at.bet.providerTransactionId }
  expect(await at.post(named)).toMatchObject({ status: 'OK', ...holds(100) })
  await world.link('valkyrie', { unknown_rollback_is_error: true })
})
