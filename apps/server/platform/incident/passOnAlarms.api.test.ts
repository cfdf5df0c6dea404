import { command, listIncidents, openWorld, plainRules, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeIncidents, openIncidents } from './incident.store.ts'
import { passOnAlarms } from './passOnAlarms.ts'

const peso = 10_000n

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('rpp')
})
afterAll(() => world.close())

async function alarms() {
  const all = [0, 1, 2].map(schema => world.db.memberSchema(schema, tx => tx.selectFrom('alarm').selectAll().execute()))
  return (await Promise.all(all)).flat()
}

async function incidents() {
  const rows = await world.db.app(listIncidents)
  return rows.map(({ kind, subject, detail }) => [kind, subject, detail])
}

test('what provider and ledger do not agree upon is kept with the commit, and told once whoever was cut off behind it', async () => {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const bet = (txId: string, amount: bigint) =>
    world.ledger.apply(command({ kind: 'bet', uid, provider: 11, txId, roundId: txId, amount, rules: plainRules }))
  expect((await bet('one', peso)).outcome).toBe('OK')
  // The same again is no quarrel.
  expect((await bet('one', peso)).replayed).toBe(true)
  expect(await alarms()).toEqual([])
  expect((await Promise.all([bet('one', 2n * peso), bet('one', 3n * peso)])).map(({ outcome }) => outcome)).toEqual([
    'TX_CONFLICT',
    'TX_CONFLICT',
  ])
  expect(await alarms()).toHaveLength(1)
  expect(await incidents()).toEqual([])
  const detail = { provider: 'test-rpp', command: 'bet', txId: 'one', roundId: 'one' }
  await Promise.all([passOnAlarms(world), passOnAlarms(world)])
  await passOnAlarms(world)
  expect([await incidents(), await alarms()]).toEqual([[['TX_CONFLICT', 'test-rpp bet one', detail]], []])
})

test('what is over for one is not over for another whose name begins alike', async () => {
  const long = `paymongo ${'x'.repeat(300)}`
  const subjects = ['paymongo pay_1', 'paymongo pay_12', long, `${long}2`]
  const kind = 'PAYMENT_BREAK'
  const nowMs = world.clock.now()
  async function countStillOpen(): Promise<number> {
    const rows = await world.db.app(listIncidents)
    return rows.filter(row => row.kind === kind && row.closed_at === null).length
  }
  await world.db.app(async tx => {
    const opened = subjects.map(subject => ({ kind, subject, detail: {} }))
    await openIncidents(tx, opened, nowMs)
    for (const subject of ['paymongo pay_1', long])
      await closeIncidents(tx, { kinds: [kind], subjects: subject, notSeenSinceMs: nowMs + 1 }, nowMs)
  })
  expect(await countStillOpen()).toBe(2)
  const all = { kinds: [kind], subjects: '', notSeenSinceMs: nowMs + 1 }
  await world.db.app(tx => closeIncidents(tx, all, nowMs))
  expect(await countStillOpen()).toBe(0)
})
