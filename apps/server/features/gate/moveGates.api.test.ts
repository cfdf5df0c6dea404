import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LedgerWorld, openLedgerWorld, plant, root, undone } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll } from '../wallet/index.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const readMigration = (name: string) => readFile(join(root, 'db/migrations/member', name), 'utf8')

/** As it stood when verification alone closed play: what each wallet says, and what the standing is made of. */
const before = `
  drop table play_gate;
  alter table profile drop constraint profile_kyc_frozen_by_check;
  alter table profile add constraint profile_kyc_frozen_by_check check (kyc_frozen_by <@ array['clock', 'staff', 'exclusion']);
  insert into profile (uid, username, phone, created_at, kyc_base, kyc_status, kyc_frozen_by, kyc_blocked)
    values (1, 'open', '1', now(), 5, 5, '{}', false), (2, 'waiting', '2', now(), 1, 1, '{}', false),
      (3, 'frozen', '3', now(), 1, 6, '{staff}', false), (4, 'excluded', '4', now(), 5, 6, '{exclusion}', false),
      (5, 'both', '5', now(), 5, 6, '{staff,exclusion}', false), (6, 'blocked', '6', now(), 4, 7, '{exclusion}', true);
  insert into wallet (uid, asset, gates, play_until)
    select uid, asset, gates, play_until
    from (values (1, 0, null::timestamptz), (2, 0, '2026-03-05T12:00:00Z'), (3, 2, '2026-03-05T12:00:00Z'), (4, 2, null),
      (5, 2, null), (6, 2, null)) m (uid, gates, play_until), (values ('PHP'), ('FIL')) a (asset)`

test('what verification closed stays closed as one cause of several, and an exclusion is no standing any more [FACT-01]', async () => {
  const migration = await readMigration('0026_ledger_gates.sql')
  const moved = await undone(world.db, async db => {
    await db.memberSchema(0, tx => plant(tx, `${before}; ${migration}`, 1n))
    const rows = await db.memberSchema(0, async tx => ({
      gates: await tx
        .selectFrom('play_gate')
        .select(['uid', 'cause', 'open_until', 'closed_until'])
        .orderBy('uid')
        .orderBy('cause')
        .execute(),
      standings: await tx.selectFrom('profile').select(['kyc_status', 'kyc_frozen_by']).orderBy('uid').execute(),
    }))
    const { findings } = await auditAll({ db, clock: world.clock })
    return { ...rows, findings }
  })
  const deadline = Date.parse('2026-03-05T12:00:00Z')
  expect(
    moved.gates.map(({ uid, cause, open_until, closed_until }) => [Number(uid), cause, open_until, closed_until]),
  ).toEqual([
    [2, 'kyc', deadline, null],
    [3, 'kyc', null, null],
    [4, 'exclusion', null, null],
    [4, 'kyc', null, null],
    [5, 'exclusion', null, null],
    [5, 'kyc', null, null],
    [6, 'exclusion', null, null],
    [6, 'kyc', null, null],
  ])
  expect(moved.standings.map(({ kyc_status, kyc_frozen_by }) => [kyc_status, kyc_frozen_by])).toEqual([
    [5, []],
    [1, []],
    [6, ['staff']],
    [5, []],
    [6, ['staff']],
    [7, []],
  ])
  expect(moved.findings).toEqual([])
})
