import {
  listIncidents,
  moveOf,
  openWorld,
  ordersOf,
  plainRules,
  readLedger,
  testGame,
  testSecrets,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.link('valkyrie')
})
afterAll(() => world.close())

const peso = 10_000n
const pairs = 60
const played = { stake: 10n * peso, win: 25n * peso, isCovered: true, areApart: true }
const sent = { provider: 'test-valkyrie', transactionDateTime: '2026-03-02T04:00:00Z' }
const purse = { ...sent, currency: 'PHP', bonusAmount: 0, promoAmount: 0, cashAmount: 0 }

async function sendFor(uid: bigint, token: string, fields: object): Promise<string> {
  const response = await fetch(`${world.url}/pam/players/${uid}/transactions?provider=test-valkyrie`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testSecrets[0].toString('base64')}`, 'x-player-token': token },
    body: JSON.stringify({ ...purse, ...fields }),
  })
  const { status, error } = (await response.json()) as { status: string; error?: { code: string } }
  return error?.code ?? status
}

interface Contract {
  readonly cancel_names_bet_by: 'transaction' | 'reference'
}

const contracts = (['transaction', 'reference'] as const).map(cancel_names_bet_by => ({ cancel_names_bet_by }))

/** What a provider sends for one bet: its win names the round alone, and its cancel the bet alone. */
function messagesOf(order: string, { cancel_names_bet_by }: Contract) {
  const [bet, ref] = [`bet-${order}`, `ref-${order}`]
  const round = { providerGameId: testGame, providerRoundId: `round-${order}` }
  const ids =
    cancel_names_bet_by === 'reference'
      ? { providerTransactionId: `cancel-${order}`, providerBetRef: ref }
      : { providerTransactionId: bet }
  return {
    bet: { ...round, transactionType: 'WITHDRAW', cashAmount: 10, providerTransactionId: bet, providerBetRef: ref },
    settle: { ...round, transactionType: 'DEPOSIT', cashAmount: 25, providerTransactionId: `win-${order}` },
    rollback: { transactionType: 'CANCEL', ...ids },
  }
}

test.each(contracts)(
  'no order of a bet, the win of its round and a bare cancel makes money where a cancel names its bet by its $cancel_names_bet_by',
  async contract => {
    await world.link('valkyrie', { ...contract })
    for (const order of ordersOf(['bet', 'settle', 'rollback'] as const)) {
      const { uid } = await world.player({ kyc: 'fully_kyc' })
      await world.setBalance(uid, 100n * peso)
      const token = await world.gameSession(uid, 'valkyrie')
      const messages = messagesOf(`${order.join('-')}-${uid}`, contract)
      const answers: string[] = []
      for (const step of [...order, ...order]) answers.push(await sendFor(uid, token, messages[step]))
      const moved = moveOf(order, plainRules, played)
      const { wallet } = await world.db.member(uid, tx => readLedger(tx, uid))
      expect({ order, answers, balance: wallet.balance }).toEqual({
        order,
        answers,
        balance: 100n * peso + moved,
      })
      // Whoever sends a win again hears at last what became of it.
      expect(answers.slice(order.length)).not.toContain('PAM_ERR_TRANS_NOT_FOUND')
    }
    await world.link('valkyrie')
  },
)

test('a cancel without its round gives the stake back though its bet is on the way', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const token = await world.gameSession(uid, 'valkyrie')
  const send = (fields: object) => sendFor(uid, token, fields)

  const answers = await Promise.all(
    Array.from({ length: pairs }, async (_, index) => {
      const providerTransactionId = `pair-${index}`
      const round = { providerGameId: testGame, providerRoundId: `round-${index}` }
      const bet = send({ ...round, transactionType: 'WITHDRAW', cashAmount: 1, providerTransactionId })
      const cancel = send({ transactionType: 'CANCEL', cashAmount: 1, providerTransactionId })
      return Promise.all([bet, cancel])
    }),
  )
  const { wallet } = await world.db.member(uid, tx => readLedger(tx, uid))
  expect(new Set(answers.map(([, cancel]) => cancel))).toEqual(new Set(['OK']))
  expect(wallet.balance).toBe(100n * peso)
  expect(answers.some(([bet]) => bet === 'OK')).toBe(true)
  const conflicts = (await world.db.app(listIncidents)).filter(({ kind }) => kind === 'TX_CONFLICT')
  expect(conflicts).toEqual([])
})
