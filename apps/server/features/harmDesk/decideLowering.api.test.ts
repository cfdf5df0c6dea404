import { askOffice, harmLife, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { dayMs } from '@saya/money'
import { firstHarmTerms } from '@saya/contract/harmDesk/terms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAtContact } from '../harm/index.ts'

let world: World
let life: ReturnType<typeof harmLife>
let [support, first, second] = ['', '', '']
beforeAll(async () => {
  world = await openWorld()
  life = harmLife(world)
  support = (await staffOf(world, { role: 'support' })).token
  first = (await staffOf(world, { role: 'compliance' })).token
  second = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

const reason = 'Spoke with them, the loss was a gift of their own'

function propose({ uid }: Player, band: 'none' | 'watch' | 'contact', by = support) {
  const body = { uid: String(uid), band, reason }
  return askOffice(world, 'POST /office/api/harm/lowering/propose', { body }, by)
}
function decide({ uid }: Player, id: string, by: string, is_approved = true) {
  const body = { uid: String(uid), id, is_approved, reason }
  return askOffice(world, 'POST /office/api/harm/lowering/decide', { body }, by)
}

async function troubled(): Promise<Player> {
  const player = await world.player()
  for (const daysAgo of [1, 2, 3, 4, 5]) {
    await life.rounds(player, { daysAgo, hour: 1, stakes: Array.from({ length: 20 }, () => 50), everyMinutes: 8 })
    await life.payIn(player, { daysAgo, hour: 3, minute: 40, count: 4 })
  }
  await life.night()
  return player
}

test('a band is lowered by two people alone, at once and up to its day, and no further than the points go [SAFE-57]', async () => {
  const ana = await troubled()
  const before = await life.standing(ana)
  expect(before?.band).toBe('contact')
  expect(await propose(ana, 'contact')).toMatchObject({ code: 'harm_not_lower' })
  const { data } = await propose(ana, 'watch', first)
  expect(data).toMatchObject({ status: 'proposed', band: 'watch', is_mine: true })
  expect(await propose(ana, 'none')).toMatchObject({ code: 'harm_waiting' })
  expect(await decide(ana, data.id, first)).toMatchObject({ status: 403, code: 'harm_own' })
  expect(await decide(ana, data.id, support)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect((await decide(ana, data.id, second)).data.status).toBe('approved')
  expect(await decide(ana, data.id, second)).toMatchObject({ code: 'changed_meanwhile' })
  expect(await life.standing(ana)).toEqual({ ...before, band: 'watch' })
  expect(await world.db.member(ana.uid, tx => isAtContact(tx, ana.uid))).toBe(false)
  await life.night()
  expect(await life.standing(ana)).toEqual({ ...before, band: 'watch' })
  await life.rounds(ana, { daysAgo: 1, hour: 9, stakes: [50, 50, 50, 900, 900, 900, 900, 900, 900] })
  await life.night()
  const more = await life.standing(ana)
  expect([more?.band, (more?.points ?? 0) > (before?.points ?? 0)]).toEqual([more?.reached, true])
})

test('what is refused lowers nothing, and what was agreed on ends by itself [SAFE-57]', async () => {
  const ben = await troubled()
  expect(await propose({ ...ben, uid: 1n }, 'none')).toMatchObject({ status: 404 })
  const refused = await propose(ben, 'watch')
  expect((await decide(ben, refused.data.id, first, false)).data.status).toBe('refused')
  expect((await life.standing(ben))?.band).toBe('contact')
  const { data } = await propose(ben, 'none')
  await decide(ben, data.id, first)
  expect((await life.standing(ben))?.band).toBe('none')
  world.clock.advance(16 * dayMs)
  await life.night()
  expect((await life.standing(ben))?.band).toBe('contact')
})

test('a day that is found anew comes to what it came to, whatever lowerings and terms two people agreed on since [SAFE-48, SAFE-57, SAFE-58]', async () => {
  const ana = await troubled()
  const was = await life.standing(ana)
  await lower(ana, 'watch')
  const [day, found] = [life.day(), await life.found(ana)]
  // The band that the two agreed on is that of the day, and stays it.
  const lowered = await life.standing(ana)
  expect(lowered).toEqual({ ...was, band: 'watch' })
  world.clock.advance(dayMs)
  await life.night()
  const between = await life.standing(ana)
  await lower(ana, 'none')
  world.clock.advance(dayMs)
  await agreeOn({ ...firstHarmTerms, bands: { watch: 1, contact: 2, stop: 3 } })
  for (const daysAgo of [3, 2]) {
    await forget(ana, life.day(daysAgo))
    await life.night(undefined, daysAgo)
  }
  expect(await life.standing(ana, day)).toEqual(lowered)
  expect(await life.found(ana, day)).toEqual(found)
  expect(await life.standing(ana, life.day(2))).toEqual({ ...between, band: 'none' })
  // The day that ended before the terms were agreed on, and the one on which they were.
  await life.night()
  expect(await life.standing(ana)).toMatchObject({ band: 'none', reached: 'contact' })
  world.clock.advance(dayMs)
  await life.night()
  expect(await life.standing(ana)).toMatchObject({ reached: 'stop' })
})

async function compliance(): Promise<string> {
  return (await staffOf(world, { role: 'compliance' })).token
}

async function lower(player: Player, band: 'none' | 'watch') {
  const { data } = await propose(player, band, await compliance())
  expect((await decide(player, data.id, await compliance())).status).toBe(200)
}

async function agreeOn(terms: typeof firstHarmTerms) {
  const proposing = { body: { terms, reason } }
  const { data } = await askOffice(world, 'POST /office/api/harm/terms/propose', proposing, await compliance())
  const deciding = { body: { id: data.proposals[0]?.id ?? '', is_approved: true, reason } }
  const decided = await askOffice(world, 'POST /office/api/harm/terms/decide', deciding, await compliance())
  expect(decided.status).toBe(200)
}

async function forget({ uid }: Player, day: string) {
  for (const table of ['harm_marker', 'harm_day']) {
    await world.db.member(uid, tx =>
      sql`delete from ${sql.table(table)} where uid = ${uid} and day = ${day}::date`.execute(tx),
    )
  }
}
