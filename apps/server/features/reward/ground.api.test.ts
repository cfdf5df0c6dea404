import { openWorld, rewardTools, undone, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll, openMonths, type Posting, post } from '../wallet/index.ts'
import { groundOfRewards } from './ground.store.ts'
import { rewardIdOf } from './reward.rules.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld()
  tools = rewardTools(world)
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
})
afterAll(() => world.close())

async function collected() {
  const player = await world.player({ kyc: 'fully_kyc' })
  const { key } = await tools.promise(player, { kind: 4001, multiple: 3 })
  const coins = await tools.promise(player, { kind: 42, amount: 5n })
  await tools.collect(key)
  await tools.collect(coins.key)
  return { uid: player.uid, id: rewardIdOf(key), coins: rewardIdOf(coins.key) }
}

/** What the audit finds once something was changed, by its checks. */
function foundAfter(change: string, own: { readonly uid: bigint }) {
  return undone(world.db, async db => {
    await db.member(own.uid, tx => sql.raw(change).execute(tx))
    const { findings } = await auditAll({ db, clock: world.clock, grounds: [groundOfRewards] })
    return findings.map(({ check }) => check).sort()
  })
}

test('behind coins and bonuses stands their reward, of that member, amount and play; behind a posted reward its posting [FACT-37]', async () => {
  const { uid, id, coins } = await collected()
  const own = { uid }
  expect(await foundAfter('select 1', own)).toEqual([])
  expect(await foundAfter(`delete from reward where id = '${id}'`, own)).toEqual(['ground'])
  expect(await foundAfter(`delete from reward where id = '${coins}'`, own)).toEqual(['ground'])
  expect(await foundAfter(`update reward set amount = amount * 2 where id = '${id}'`, own)).toEqual([
    'ground',
    'missing',
  ])
  expect(await foundAfter(`update reward set multiple = 2 where id = '${id}'`, own)).toEqual(['ground'])
  expect(await foundAfter(`update reward set is_play_waived = true where id = '${id}'`, own)).toEqual(['ground'])
  expect(await foundAfter(`update reward set uid = uid + 1 where id = '${id}'`, own)).toEqual(['ground', 'missing'])
  const open = `update reward set status = 'open', ended_at = null where id = '${id}'`
  expect(await foundAfter(open, own)).toEqual(['ground'])
  const posted = `insert into reward select (jsonb_populate_record(r, '{"id": "00000000-0000-4000-8000-000000000001", "name": "x"}')).*
    from reward r where id = '${id}'`
  expect(await foundAfter(posted, own)).toEqual(['missing'])
})

test('what was posted with another play than was promised is found', async () => {
  const { uid } = await world.player()
  const { key } = await tools.promise({ uid }, { kind: 4007 })
  await world.db.member(uid, async tx => {
    const posting: Posting = {
      act: 'promotion',
      cashType: 4007,
      multiple: 0,
      uid,
      reference: rewardIdOf(key),
      amount: 100_000n,
      nowMs: world.clock.now(),
    }
    await post(tx, posting)
    await sql`update reward set status = 'posted', ended_at = now() where id = ${rewardIdOf(key)}`.execute(tx)
  })
  expect(await foundAfter('select 1', { uid })).toEqual(['ground'])
})
