import { randomUUID } from 'node:crypto'
import { openBench, openLine } from '@saya/conformance'
import { ask, command, driverFor, listIncidents, openWorld, plainRules, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteLateCredits } from './noteLateCredits.ts'
import { post } from './post/post.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const peso = 10_000n
const dialects = ['rpp', 'hub88', 'valkyrie'] as const

async function told(uid: bigint): Promise<string[]> {
  for (let schema = 0; schema < 3; schema++) await noteLateCredits(world, schema)
  const incidents = await world.db.app(listIncidents)
  const own = incidents.filter(
    ({ kind, subject }) => kind === 'CLOSED_WALLET_CREDITED' && subject.startsWith(`${uid} `),
  )
  return own.map(({ subject }) => subject)
}

async function leave(token: string): Promise<void> {
  expect((await ask(world, 'POST /member/close', { body: {} }, { token })).status).toBe(200)
}

test.each(dialects)(
  'in the dialect %s a stake that comes back to a closed account is credited and told',
  async dialect => {
    await world.link(dialect)
    const { uid, token } = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(uid, 10n * peso)
    const driver = await driverFor(world, dialect, uid)
    const url = new URL(world.url)
    const at = openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID })
    const bet = at.bet(10n * peso, { closes: true })
    expect((await at.ask(bet)).said).toBe('ok')
    await leave(token)
    expect((await at.ask(at.rollback(bet))).balance).toBe(10n * peso)
    const [incident, ...more] = await told(uid)
    expect([incident, more]).toEqual([expect.stringContaining(`${uid} PHP `), []])
    expect(await told(uid)).toHaveLength(1)
  },
)

test('a prize and a payout that is reversed are told too, each by itself, a debit is not', async () => {
  const { uid, token } = await world.player({ kyc: 'fully_kyc' })
  await leave(token)
  const prize = { kind: 'promo' as const, uid, txId: randomUUID(), amount: peso, rules: plainRules }
  const taken = { ...prize, kind: 'adjust' as const, txId: randomUUID(), isTaken: true }
  expect(await told(uid)).toEqual([])
  for (const wish of [prize, prize, taken]) await world.ledger.apply(command(wish))
  const gift = { act: 'adjustment', asset: 'FIL', direction: 'given', reason: 'goodwill' } as const
  const named = { uid, reference: randomUUID(), amount: 5n, nowMs: world.clock.now() }
  await world.db.member(uid, tx => post(tx, { ...gift, ...named }))
  expect(await told(uid)).toHaveLength(2)
})

test('a wallet that is only blocked, or open, tells nobody of what it is paid', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.db.member(uid, tx => tx.updateTable('wallet').set({ gates: 2 }).where('uid', '=', uid).execute())
  await world.ledger.apply(command({ kind: 'promo', uid, txId: randomUUID(), amount: peso }))
  expect(await told(uid)).toEqual([])
})
