import { addProvider, command, type LedgerWorld, listIncidents, openLedgerWorld } from '@saya/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchPrizes } from './watchPrizes.ts'

let world: LedgerWorld
beforeEach(async () => {
  world = await openLedgerWorld(3)
  await world.db.ref(tx => addProvider(tx, link, { prizes_told_above: 100n }))
  await world.db.ref(tx => addProvider(tx, { id: 92, code: 'other', dialect: 'valkyrie' }, { prizes_told_above: 100n }))
})
afterEach(() => world.close())

const link = { id: 91, code: 'hub', dialect: 'hub88' }
const hourMs = 3_600_000

async function told(watch = watchPrizes(world)) {
  await watch()
  const incidents = await world.db.app(listIncidents)
  const own = incidents.filter(({ kind, closed_at }) => kind === 'PRIZES_HIGH' && closed_at === null)
  return own.map(({ subject }) => subject).sort()
}

async function give(uid: bigint, amount: bigint, wish: Partial<Parameters<typeof command>[0]> = {}) {
  const txId = `${uid} ${world.clock.now()} ${amount} ${JSON.stringify(wish)}`
  const given = command({ kind: 'promo', provider: link.id, uid, txId, roundId: '', amount, ...wish })
  expect((await world.ledger.apply(given)).outcome).toBe('OK')
}

test('prizes and corrections beyond what the contract says are told, by provider, member and Manila day', async () => {
  const [ana, ben, carl] = [await world.funded(1000n), await world.funded(1000n), await world.funded(1000n)]
  await give(ana, 60n)
  await give(ana, 40n, { provider: 92 })
  await give(ana, 40n, { kind: 'adjust' })
  expect(await told()).toEqual([])
  await give(ana, 1n)
  await give(ben, 100n)
  await give(ben, 500n, { kind: 'adjust', isTaken: true })
  await give(carl, 101n, { provider: 92 })
  expect(await told()).toEqual([`hub ${ana} 2026-03-02`, `other ${carl} 2026-03-02`])
})

test('the day begins at midnight in Manila, and what was given just before it is told just behind it', async () => {
  const ana = await world.funded(1000n)
  // Noon in Manila; then a millisecond before midnight, and midnight itself.
  world.clock.advance(12 * hourMs - 1)
  await give(ana, 70n)
  world.clock.advance(1)
  await give(ana, 70n)
  expect(await told()).toEqual([])
  world.clock.advance(-1)
  await give(ana, 31n)
  world.clock.advance(1)
  expect(await told()).toEqual([`hub ${ana} 2026-03-02`])
})

test('it is told once, looked for each ten minutes, and closed when the day after is over', async () => {
  const ana = await world.funded(1000n)
  const watch = watchPrizes(world)
  expect(await told(watch)).toEqual([])
  await give(ana, 101n)
  world.clock.advance(10 * 60_000 - 1)
  expect(await told(watch)).toEqual([])
  world.clock.advance(1)
  const subject = `hub ${ana} 2026-03-02`
  expect(await told(watch)).toEqual([subject])
  world.clock.advance(24 * hourMs)
  expect(await told(watch)).toEqual([subject])
  world.clock.advance(12 * hourMs)
  expect(await told(watch)).toEqual([])
})
