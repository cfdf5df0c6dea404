import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashToken } from '../features/identity/index.ts'
import { findSession } from '../features/identity/session/session.store.ts'
import { connectStranger, startBroker, tokenOf } from '../platform/broker/startForTest.ts'
import { sweepConnections } from './sweepConnections.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function onFault(fault: unknown): never {
  throw fault
}

test('a connection ends with its session, also where that merely runs out, and others stay', async () => {
  const ana = await world.player()
  world.clock.advance(4 * 86_400_000)
  const ben = await world.player()
  const sessions = new Map<string, string>()
  for (const { uid, token } of [ana, ben]) {
    const session = await world.db.app(tx => findSession(tx, hashToken(token)))
    sessions.set(String(uid), session?.id ?? '')
  }
  const started = await startBroker({
    identify: async (uid, password) => (password === tokenOf(uid) ? { uid, session: sessions.get(uid) ?? '' } : null),
  })
  const stop = sweepConnections({ ...world, broker: started.broker, onFault }, 10)
  try {
    for (const { uid } of [ana, ben]) {
      const client = await connectStranger(started.url, String(uid))
      client.on('error', () => {})
    }
    expect(started.broker.members()).toEqual([String(ana.uid), String(ben.uid)])
    world.clock.advance(3 * 86_400_000)
    await vi.waitFor(() => expect(started.broker.members()).toEqual([String(ben.uid)]))
  } finally {
    stop()
    await started.stop()
  }
})
