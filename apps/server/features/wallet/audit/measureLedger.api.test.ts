import { command, type LedgerWorld, openLedgerWorld, plant } from '@saya/testing'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureLedger } from './measureLedger.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

test('the metrics tell how many commands wait for a wallet that somebody holds, and none once they were applied', async () => {
  const uid = await world.funded(1000n)
  const metrics = new Registry()
  measureLedger(metrics, world.ledger)
  const waiting = async () => /^commands_waiting (\d+)$/m.exec(await metrics.metrics())?.[1]
  expect(await waiting()).toBe('0')
  const bets = await world.db.member(uid, async tx => {
    await plant(tx, 'select from wallet where uid = $uid for update', uid)
    const all = [1, 2, 3, 4].map(number =>
      world.ledger.apply(command({ kind: 'bet', uid, roundId: 'one', txId: `bet ${number}`, amount: 10n })),
    )
    // One of them is on its way, since a batch takes no two of a round.
    await expect.poll(waiting).toBe('3')
    return { all }
  })
  expect((await Promise.all(bets.all)).map(({ outcome }) => outcome)).toEqual(['OK', 'OK', 'OK', 'OK'])
  expect(await waiting()).toBe('0')
})
