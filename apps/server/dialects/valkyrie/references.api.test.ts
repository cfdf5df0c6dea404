import { listIncidents, openWorld, readLedger, testGame, testSecrets, type World } from '@saya/testing'
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
  const purse = { currency: 'PHP', provider: 'test-valkyrie', bonusAmount: 0, promoAmount: 0 }
  const at = { transactionDateTime: '2026-03-02T04:00:00Z' }
  const round = { providerGameId: testGame, providerRoundId: name(), providerBetRef: `ref-${name()}` }
  const bet = { ...purse, ...at, ...round, transactionType: 'WITHDRAW', cashAmount: 10, providerTransactionId: name() }
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
interface SentTransaction {
  readonly transactionType: string
  readonly providerTransactionId: string
  readonly providerBetRef: string
}
const wordsOfOne = ({ transactionType, providerTransactionId, providerBetRef }: SentTransaction) =>
  [transactionType, providerTransactionId, providerBetRef].join(' ')
const wordsOf = (told: object) => (told as { transactions: SentTransaction[] }).transactions.map(wordsOfOne).toSorted()
const another = <T extends object>(fields: T) => ({ ...fields, providerTransactionId: name() })

describe('a bet with a reference of its own', () => {
  test('and another under the same are won by it together, where the round is said and where it is not', async () => {
    for (const isWhole of [true, false]) {
      const at = await seat()
      for (const bet of [at.bet, another(at.bet)]) await at.post(bet)
      const { providerRoundId: _round, providerGameId: _game, ...bare } = at.win
      expect(await at.post(isWhole ? at.win : bare)).toMatchObject({ status: 'OK', ...holds(105) })
    }
  })

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

  test('is told by it with all that was done for it, in the words it was sent in', async () => {
    const at = await seat()
    const byId = { ...another(at.win), providerBetRef: at.bet.providerTransactionId }
    const prize = { ...another(at.win), transactionType: 'PROMODEPOSIT', cashAmount: 5 }
    for (const sent of [at.bet, at.win, byId, prize]) expect(await at.post(sent)).toMatchObject({ status: 'OK' })
    for (const name of [at.bet.providerBetRef, at.bet.providerTransactionId]) {
      const told = await ask(`${at.path}?providerBetRef=${name}`, '')
      expect({ name, told }).toMatchObject({ name, told: { status: 'OK', transactions: expect.any(Array) } })
      expect(wordsOf(told)).toEqual([at.bet, at.win, byId, prize].map(wordsOfOne).toSorted())
    }
  })

  test('is told by it as a promotion, with its cancel', async () => {
    const at = await seat()
    const free = { ...at.bet, transactionType: 'PROMOWITHDRAW', cashAmount: 0 }
    const cancel = { ...at.cancel, transactionType: 'PROMOCANCEL' }
    for (const sent of [free, cancel]) expect(await at.post(sent)).toMatchObject({ status: 'OK' })
    const win = { ...at.win, transactionType: 'PROMODEPOSIT' }
    for (let turn = 0; turn < 2; turn++) {
      expect(await at.post(win)).toMatchObject({ ...failed('TRANS_ALREADY_CANCELLED'), ...holds(100) })
    }
    const told = await ask(`${at.path}?providerBetRef=${at.bet.providerBetRef}`, '')
    expect(wordsOf(told)).toEqual([free, cancel].map(wordsOfOne).toSorted())
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

describe('a win that names its bet', () => {
  const bare = { providerRoundId: undefined, providerGameId: undefined }

  test.each([
    ['leaves out round and game', {}, bare],
    ['says a round that its bet left out', { providerRoundId: undefined }, {}],
    ['leaves out the round as its bet did', { providerRoundId: undefined }, bare],
  ])('and %s is paid once, of its game, and may be cancelled so', async (_name, ofBet, ofWin) => {
    await world.link('valkyrie', { settled_can_be_taken_back: true })
    const at = await seat()
    const [bet, win, cancel] = [
      { ...at.bet, ...ofBet },
      { ...at.win, ...ofWin },
      { ...at.cancel, ...ofWin },
    ]
    expect(await at.post(win)).toMatchObject(failed('TRANS_NOT_FOUND'))
    await at.post(bet)
    for (let turn = 0; turn < 2; turn++) expect(await at.post(win)).toMatchObject({ status: 'OK', ...holds(115) })
    expect(await at.post({ ...win, cashAmount: 26 })).toMatchObject({ ...failed('DUPLICATE_TRANS'), ...holds(115) })
    const paid = await world.db.member(at.uid, tx => readLedger(tx, at.uid))
    expect(paid.journal.map(({ game }) => game)).toEqual([1001, 1001])
    for (let turn = 0; turn < 2; turn++) expect(await at.post(cancel)).toMatchObject({ status: 'OK', ...holds(100) })
    for (let turn = 0; turn < 2; turn++) expect(await at.post(bet)).toMatchObject({ status: 'OK', ...holds(100) })
    await world.link('valkyrie', { unknown_rollback_is_error: true })
  })

  test('by nothing but its round is of the game that is played in it', async () => {
    const at = await seat()
    await at.post(at.bet)
    const win = { ...at.win, providerGameId: undefined, providerBetRef: undefined }
    for (let turn = 0; turn < 2; turn++) expect(await at.post(win)).toMatchObject({ status: 'OK', ...holds(115) })
    const { journal } = await world.db.member(at.uid, tx => readLedger(tx, at.uid))
    expect(journal.map(({ game }) => game)).toEqual([1001, 1001])
  })

  test('and says another round than its bet said is a conflict', async () => {
    const at = await seat()
    await at.post(at.bet)
    const stray = { ...at.win, providerRoundId: name() }
    expect(await at.post(stray)).toMatchObject({ ...failed('DUPLICATE_TRANS'), ...holds(90) })
    expect(await at.post({ ...stray, providerRoundId: at.bet.providerRoundId })).toMatchObject(holds(115))
  })
})

test('where its contract says so, a win ends its round, and its play counts', async () => {
  await world.link('valkyrie', { round_ends: 'win' })
  const at = await seat()
  for (const sent of [at.bet, at.win]) expect(await at.post(sent)).toMatchObject({ status: 'OK' })
  expect(await at.post(at.win)).toMatchObject({ status: 'OK', ...holds(115) })
  const { wallet } = await world.db.member(at.uid, tx => readLedger(tx, at.uid))
  expect(wallet).toMatchObject({ turnover: 10n * peso, open_rounds: 0 })
  await world.link('valkyrie', { unknown_rollback_is_error: true })
})

describe('a cancel that names no bet', () => {
  async function told(subject: string): Promise<boolean> {
    const incidents = await world.db.app(listIncidents)
    return incidents.some(({ kind, subject: of }) => kind === 'NOT_A_BET' && of === `test-valkyrie rollback ${subject}`)
  }

  const unsaid = { providerRoundId: undefined, providerGameId: undefined }

  test.each([
    ['DEPOSIT', 'with its round', {}],
    ['DEPOSIT', 'without its round', unsaid],
    ['PROMODEPOSIT', 'with its round', {}],
  ])('but a %s %s is refused for good, and somebody is told', async (type, _how, rest) => {
    await world.link('valkyrie', { cancel_names_bet_by: 'transaction' })
    const at = await seat()
    await at.post(at.bet)
    const paid = { ...at.win, transactionType: type }
    await at.post(paid)
    const cancel = { ...at.cancel, providerTransactionId: paid.providerTransactionId, ...rest }
    for (let turn = 0; turn < 2; turn++) {
      expect(await at.post(cancel)).toMatchObject({ ...failed('CANCEL_NON_WITHDRAW'), ...holds(115) })
    }
    expect(await told(cancel.providerTransactionId)).toBe(true)
    await world.link('valkyrie', { unknown_rollback_is_error: true })
  })

  test('but the reference of a prize is refused too', async () => {
    const at = await seat()
    const prize = { ...at.win, transactionType: 'PROMODEPOSIT' }
    expect(await at.post(prize)).toMatchObject({ status: 'OK', ...holds(125) })
    const cancel = { ...at.cancel, transactionType: 'PROMOCANCEL' }
    expect(await at.post(cancel)).toMatchObject({ ...failed('CANCEL_NON_WITHDRAW'), ...holds(125) })
    expect(await told(cancel.providerTransactionId)).toBe(true)
  })

  test('and comes before what it names lets that not be paid', async () => {
    const at = await seat()
    for (const type of ['PROMOCANCEL', 'PROMODEPOSIT', 'PROMODEPOSIT']) {
      const { status } = await at.post({ ...(type === 'PROMOCANCEL' ? at.cancel : at.win), transactionType: type })
      expect({ type, status }).toEqual({ type, status: 'ERROR' })
    }
    expect((await world.db.member(at.uid, tx => readLedger(tx, at.uid))).journal).toEqual([])
  })
})
