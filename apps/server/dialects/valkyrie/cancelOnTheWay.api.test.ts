import { listIncidents, openWorld, readLedger, testGame, testSecrets, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.link('valkyrie')
})
afterAll(() => world.close())

const peso = 10_000n
const pairs = 60

test('a cancel without its round gives the stake back though its bet is on the way', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const token = await world.gameSession(uid, 'valkyrie')
  const purse = { currency: 'PHP', bonusAmount: 0, promoAmount: 0 }

  async function send(fields: object): Promise<string> {
    const response = await fetch(`${world.url}/pam/players/${uid}/transactions?provider=test-valkyrie`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testSecrets[0].toString('base64')}`, 'x-player-token': token },
      body: JSON.stringify({ ...purse, ...fields }),
    })
    const { status, error } = (await response.json()) as { status: string; error?: { code: string } }
    return error?.code ?? status
  }

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
