import { randomUUID } from 'node:crypto'
import { driverFor, openWorld, readLedger, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { torment } from './torment.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('rpp')
  await world.link('hub88', { balance_answer: 'original', unknown_rollback_is_error: true })
  await world.link('valkyrie', { unknown_rollback_is_error: true })
})
afterAll(() => world.close())

test.each(['rpp', 'hub88', 'valkyrie'] as const)(
  'our wallet keeps every rule in the dialect %s',
  async dialect => {
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    const driver = await driverFor(world, dialect, uid)
    const findings = await torment({ url: world.url, driver, newId: randomUUID })
    expect(findings.filter(({ state }) => state === 'broken')).toEqual([])
    const { wallet, journal } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect(wallet.version).toBe(BigInt(journal.length))
    expect(journal.at(-1)?.balance_after).toBe(wallet.balance)
  },
  180_000,
)
