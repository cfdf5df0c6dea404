import { type LedgerWorld, openLedgerWorld, whileWalletHeld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWallet } from './closeWallet.ts'
import { setStandingGate } from './own.store.ts'
import { openWallets } from './wallet.store.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

test('who closes a wallet and who changes its owner’s standing wait for each other in one order', async () => {
  const uid = await world.member(0n)
  const { db } = world
  await db.member(uid, tx => openWallets(tx, uid))
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(db, uid, async untilWaiting => {
    const closed = db.member(uid, tx => closeWallet(tx, uid))
    await untilWaiting(1)
    const gate = { uid, isOpen: false, untilMs: null, isTester: false }
    begun = [closed, db.member(uid, tx => setStandingGate(tx, gate))]
    await untilWaiting(2)
  })
  expect(await Promise.all(begun)).toEqual([true, undefined])
  const gates = await db.member(uid, tx => tx.selectFrom('wallet').select('gates').where('uid', '=', uid).execute())
  expect(gates).toEqual([{ gates: 3 }, { gates: 3 }])
})
