import { everyState, type LedgerWorld, openLedgerWorld, plant, readJournal, undone } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll } from './auditAll.ts'

let world: LedgerWorld
let uid: bigint
beforeAll(async () => {
  world = await openLedgerWorld()
  uid = await world.funded(3_000_000n)
  await everyState(world, uid)
  await readJournal(world)
})
afterAll(() => world.close())

const bet = (word: string) => `kind = 1 and tx_id = '${word} $uid'`

test.each([
  ['a refusal is gone', `delete from command where ${bet('refused')}`],
  ['what was taken back before it came is gone', `delete from command where ${bet('never came')}`],
  ['a refused order is gone', `delete from command where provider = 0 and tx_id = 'order refused $uid'`],
  [
    'a refusal is made up',
    `insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, round_id, at)
    select provider, kind, 'x', uid, fingerprint, 1, amount, 0, 'x', at from command where ${bet('refused')}`,
  ],
  ['a wallet kept one less', 'update wallet set unposted = unposted - 1 where uid = $uid and unposted > 0'],
  ['what had a posting is said to have had none', `update command set tx = '1' where ${bet('open')}`],
])('the whole audit finds by what was kept without a posting that %s', async (_how, statements) => {
  const checks = await undone(world.db, async db => {
    await db.memberSchema(0, tx => plant(tx, statements, uid))
    const { findings } = await auditAll({ db, clock: world.clock })
    return findings.map(({ check }) => check)
  })
  expect(checks).toContain('unposted')
  expect((await auditAll(world)).findings).toEqual([])
})
