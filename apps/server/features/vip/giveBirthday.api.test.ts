import { dayMs } from '@saya/money'
import { harmLife, openWorld, type Player, submitAs, undone, vipTools, type VipTools, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { groundOfRewards } from '../reward/index.ts'
import { auditAll, openMonths } from '../wallet/index.ts'
import { groundOfVip } from './bonus.store.ts'

let world: World
let tools: VipTools
beforeAll(async () => {
  // It is 2 March 2026, a common year.
  world = await openWorld()
  tools = vipTools(world)
})
afterAll(() => world.close())

const levelUp = 8

async function bronze(): Promise<Player> {
  const player = await tools.player()
  await tools.play(player, 2000)
  await tools.minute()
  return player
}

test('a birthday brings what the level has for it, once a year, and only by an approved date [VIP-19]', async () => {
  const [ana, ben, leap, none] = [await bronze(), await bronze(), await bronze(), await tools.player()]
  const silver = await tools.player()
  await tools.play(silver, 100_000)
  // What somebody states is nobody's birthday before it was approved.
  const stated = await world.player()
  await submitAs(world, stated, { birthday: '1992-03-02' })
  await world.setBalance(stated.uid, 30_000_000n)
  await tools.play(stated, 2000)
  await tools.minute()
  await tools.approveBirthday(silver, '1992-03-02')
  await tools.approveBirthday(ana, '1992-03-02')
  await tools.approveBirthday(leap, '1992-02-29')
  await tools.approveBirthday(none, '1992-03-02')
  await Promise.all([tools.raise(), tools.raise()])
  await tools.sweep()
  await tools.minute()
  expect(await tools.bonusesOf(ana)).toEqual([levelUp, 58])
  expect(await tools.bonusesOf(leap)).toEqual([levelUp, 58])
  expect(await tools.bonusesOf(ben)).toEqual([levelUp])
  // Of the seventh level: it is more, and it alone.
  expect((await tools.bonusesOf(silver)).slice(-2)).toEqual([128, 188])
  expect(await tools.levelOf(silver)).toBe(7)
  const given = await world.db.member(stated.uid, tx =>
    tx.selectFrom('vip_bonus').select('kind').where('uid', '=', stated.uid).execute(),
  )
  expect([await tools.levelOf(stated), given]).toEqual([1, [{ kind: 4003 }]])
  // Whoever has no level has no bonus of one.
  expect(await tools.bonusesOf(none)).toEqual([])
})

test('a date approved within seven days behind the birthday counts, a later one not, and another date gives nothing more [VIP-20]', async () => {
  const [soon, late] = [await bronze(), await bronze()]
  await tools.approveBirthday(soon, '1992-02-23')
  await tools.approveBirthday(late, '1992-02-22')
  await tools.minute()
  expect(await tools.bonusesOf(soon)).toEqual([levelUp, 58])
  expect(await tools.bonusesOf(late)).toEqual([levelUp])
  await tools.approveBirthday(soon, '1992-03-01')
  await tools.minute()
  expect(await tools.bonusesOf(soon)).toEqual([levelUp, 58])
})

test('behind each bonus of a level or a birthday stands what it was given for [VIP-21]', async () => {
  const ana = await tools.player()
  await tools.play(ana, 2000)
  await tools.approveBirthday(ana, '1990-03-02')
  await tools.minute()
  await tools.minute()
  expect(await tools.bonusesOf(ana)).toHaveLength(2)
  const foundAfter = (change: string) =>
    undone(world.db, async db => {
      await db.member(ana.uid, tx => sql.raw(`${change} and uid = ${ana.uid}`).execute(tx))
      const { findings } = await auditAll({ db, clock: world.clock, grounds: [groundOfVip, groundOfRewards] })
      return findings.flatMap(({ check }) => (check === 'ground' || check === 'missing' ? [check] : [])).toSorted()
    })
  expect(await foundAfter('delete from vip_bonus where false')).toEqual([])
  expect(await foundAfter('delete from vip_bonus where kind = 4003')).toEqual(['ground'])
  expect(await foundAfter('delete from vip_bonus where kind = 4004')).toEqual(['ground'])
  expect(await foundAfter('update vip_bonus set amount = amount * 2 where kind = 4004')).toEqual(['ground', 'missing'])
})

test('whoever is paused on the birthday is given it within seven days, and nothing behind them; a year later it comes again [VIP-16, VIP-19]', async () => {
  const [brief, long, excluded, restricted, resting, harmed] = await Promise.all(
    Array.from({ length: 6 }, () => tools.player()),
  )
  if (!brief || !long || !excluded || !restricted || !resting || !harmed) throw new Error('There are six.')
  const passing = [brief, excluded, restricted, resting, harmed]
  for (const player of [...passing, long]) await tools.play(player, 2000)
  await tools.minute()
  const nowMs = world.clock.now()
  for (const [{ uid }, cause, days] of [
    [brief, 'time_out', 6],
    [long, 'time_out', 9],
    [excluded, 'exclusion', 6],
    [restricted, 'staff', 6],
    [resting, 'rest', 6],
  ] as const) {
    const gate = { uid, cause, openUntilMs: null, closedUntilMs: nowMs + days * dayMs, nowMs }
    await world.db.member(uid, tx => setGate(tx, gate))
  }
  const life = harmLife(world)
  const stand = (band: string, daysAgo: number) =>
    life.write(harmed, `insert into harm_day values ($uid, '${life.day(daysAgo)}', 9, '${band}', '${band}', '{}')`)
  await stand('contact', 2)
  for (const player of [...passing, long]) await tools.approveBirthday(player, '1992-03-02')
  await tools.minute()
  for (const player of passing) expect(await tools.bonusesOf(player)).toEqual([levelUp])
  await stand('watch', 1)
  world.clock.advance(6 * dayMs)
  await tools.minute()
  await tools.minute()
  for (const player of passing) expect(await tools.bonusesOf(player)).toEqual([levelUp, 58])
  world.clock.advance(3 * dayMs)
  await tools.minute()
  expect(await tools.bonusesOf(long)).toEqual([levelUp])
  world.clock.advance(356 * dayMs)
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
  await tools.minute()
  await tools.minute()
  expect(await tools.bonusesOf(brief)).toEqual([levelUp, 58, 58])
  expect(await tools.bonusesOf(long)).toEqual([levelUp, 58])
})
