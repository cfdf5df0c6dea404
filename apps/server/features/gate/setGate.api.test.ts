import { type LedgerWorld, openLedgerWorld, whileWalletHeld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWallet, openWallets } from '../wallet/index.ts'
import { setGate } from './setGate.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

test('who closes a wallet and who sets a cause wait for each other in one order, and both assets are closed by both', async () => {
  const uid = await world.member(0n)
  const { db } = world
  await db.member(uid, tx => openWallets(tx, uid))
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(db, uid, async untilWaiting => {
    const closed = db.member(uid, tx => closeWallet(tx, uid))
    await untilWaiting(1)
    const gate = { uid, cause: 'kyc', openUntilMs: null, closedUntilMs: null, nowMs: 0 } as const
    begun = [closed, db.member(uid, tx => setGate(tx, gate))]
    await untilWaiting(2)
  })
  expect(await Promise.all(begun)).toMatchObject([true, { cause: 'kyc' }])
  const gates = await db.member(uid, tx => tx.selectFrom('wallet').select('gates').where('uid', '=', uid).execute())
  expect(gates).toEqual([{ gates: 3 }, { gates: 3 }])
})
