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
  ['a refusal goes by another name', `update command set tx_id = 'x' where ${bet('refused')}`],
  ['a refusal has another outcome', `update command set outcome = 3 where ${bet('refused')}`],
  ['a refusal has another print', `update command set fingerprint = gen_random_uuid() where ${bet('refused')}`],
  ['a refusal is of another round', `update command set round_id = 'x' where ${bet('refused')}`],
  ['a refusal was of less', `update command set amount = 7 where ${bet('refused')}`],
  ['a refusal is older', `update command set at = at - interval '1 day' where ${bet('refused')}`],
  ['a refusal is said to stand for a bet', `update command set stood = true where ${bet('refused')}`],
  [
    'a refused order goes by another name',
    `update command set tx_id = 'x' where provider = 0 and tx_id = 'order refused $uid'`,
  ],
  [
    'what was taken back before it came goes by another name',
    `update command set tx_id = 'x' where ${bet('never came')}`,
  ],
  [
    'what was taken back before it came is of another round',
    `update command set round_id = 'x' where ${bet('never came')}`,
  ],
  ['a second chain was begun', 'update wallet set unposted_head = null where uid = $uid'],
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
