import { randomUUID } from 'node:crypto'
import { createRppCaller, type RppCaller } from '@saya/rpp'
import { openWorld, readLedger, setPlayLimits, testGame, testProviders, testSecrets, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let caller: RppCaller
beforeAll(async () => {
  world = await openWorld()
  await world.link('rpp')
  const { url, clock } = world
  const [partner, key] = [testProviders.rpp.code, testSecrets[0]]
  caller = createRppCaller({ url, partner, keyId: 'k1', key, clock, newId: randomUUID, wait: async () => {} })
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `free${++counter}`

async function ask(call: 'bet' | 'settle', fields: object): Promise<{ readonly status: string }> {
  const reply = await caller.send(call, fields as never)
  if (!reply.isKnown) throw new Error(reply.why)
  return reply.answer
}

test('a bet with money that is closed by the win of a free round counts as turnover, and its win against the loss limit', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 1000n * peso)
  const limits = [{ counts: 'lost', period: 'day', most: 100n * peso }] as const
  await world.db.member(uid, tx => setPlayLimits(tx, { uid, limits, from: '2026-03-02' }))
  const session_token = await world.gameSession(uid, 'rpp')
  const ts = Math.floor(world.clock.now() / 1000)
  const act = () => ({ player_ref: String(uid), game_code: testGame, round_id: name(), ts })
  const money = (amount: string) => ({ tx_id: name(), currency: 'PHP', amount })
  async function play(amount: string, won: string, kind: 'win' | 'freeround') {
    const round = act()
    const bet = { ...round, ...money(amount), session_token, round_closed: false }
    const { status } = await ask('bet', bet)
    if (status !== 'OK') return status
    return (await ask('settle', { ...round, ...money(won), ref_tx_id: bet.tx_id, kind, round_closed: true })).status
  }
  const turnover = async () => (await world.db.member(uid, tx => readLedger(tx, uid))).wallet.turnover
  expect(await play('50', '90', 'freeround')).toBe('OK')
  expect(await turnover()).toBe(50n * peso)
  expect(await play('140.01', '0', 'win')).toBe('LIMIT_EXCEEDED')
  expect(await play('140', '0', 'win')).toBe('OK')
  expect(await turnover()).toBe(190n * peso)
})
