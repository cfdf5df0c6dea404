import { command, type LedgerWorld, openLedgerWorld, readIncidents, readJournal } from '@saya/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MemberTx } from '../../../platform/db/database.ts'
import { auditAll } from './auditAll.ts'
import { listRounds, readRounds } from './round/auditRounds.store.ts'

let world: LedgerWorld
let uid: bigint
beforeEach(async () => {
  world = await openLedgerWorld()
  uid = await world.funded(1_000_000n)
})
afterEach(() => world.close())

const played = 40
const refused = 1500
const tooMuch = 9_000_000n

function tryTo(what: string, times: number, amounts: { readonly amount: bigint; readonly win?: bigint }) {
  return Promise.all(
    Array.from({ length: times }, (_, index) =>
      world.ledger.apply(
        command({ kind: 'bet', uid, txId: `${what} ${index}`, roundId: `r ${what} ${index}`, ...amounts }),
      ),
    ),
  )
}

/** How many rows of commands a statement looks up, as the database counts them. */
async function lookedUp(work: (tx: MemberTx) => Promise<unknown>): Promise<number> {
  return world.db.memberSchema(0, async tx => {
    await work(tx)
    const { rows } = await sql<{ looked_up: bigint }>`
      select coalesce(sum(idx_tup_fetch), 0)::bigint as looked_up from pg_stat_xact_user_tables
      where relname = 'command' and schemaname = current_schema()`.execute(tx)
    return Number(rows[0]?.looked_up)
  })
}

async function readAll(tx: MemberTx): Promise<void> {
  for await (const _rounds of readRounds(tx, uid, uid));
}

test('what one member was refused is not read again for each round that the member plays', async () => {
  await tryTo('refused', refused, { amount: tooMuch })
  await tryTo('played', played, { amount: 100n, win: 0n })
  const keys = Array.from({ length: played }, (_, index) => ({ uid, provider: 1, round_id: `r played ${index}` }))
  expect(await lookedUp(tx => listRounds(tx, keys))).toBeLessThan(played * 10)
  expect(await lookedUp(readAll)).toBeLessThan(played * 10)
  await readJournal(world)
  expect((await auditAll(world)).findings).toEqual([])
  expect(await world.db.app(readIncidents)).toEqual([])
})
