import { dayMs } from '@saya/money'
import {
  askOffice,
  createOperator,
  enterOffice,
  harmLife,
  openWorld,
  type Player,
  type TestOperator,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMarkers } from '../harm/index.ts'

let world: World
let life: ReturnType<typeof harmLife>
let staff: readonly TestOperator[]
let [support, first, second] = ['', '', '']
beforeAll(async () => {
  world = await openWorld()
  life = harmLife(world)
  staff = [
    await createOperator(world, { role: 'support' }),
    await createOperator(world, { role: 'compliance' }),
    await createOperator(world, { role: 'compliance' }),
  ]
  await enter()
})
afterAll(() => world.close())

const reason = 'Spoke with them about what they earn'

function set({ uid }: Player, monthly: number, by = support) {
  return askOffice(world, 'POST /office/api/harm/income/set', { body: { uid: String(uid), monthly, reason } }, by)
}
function decide({ uid }: Player, id: string, by: string, is_approved = true) {
  const body = { uid: String(uid), id, is_approved, reason }
  return askOffice(world, 'POST /office/api/harm/income/decide', { body }, by)
}
async function waitingOf({ uid }: Player): Promise<string> {
  const { data } = await askOffice(world, 'POST /office/api/harm/read', { body: { uid: String(uid) } }, support)
  return data.income_changes.find(({ status }) => status === 'proposed')?.id ?? ''
}

/** No session of the office outlives a night. */
async function enter(): Promise<void> {
  const [one = '', other = '', last = ''] = await Promise.all(staff.map(operator => enterOffice(world, operator)))
  ;[support, first, second] = [one, other, last]
}

/** Lets the day end, and says what the night finds of it. */
async function nextNight(player: Player) {
  world.clock.advance(dayMs)
  await life.night()
  await enter()
  const { band, points } = (await life.standing(player)) ?? { band: 'none', points: 0 }
  return { band, points }
}

/** Somebody who lost ₱6,000 of a stated ₱10,000, which is much for a first month besides. */
async function loser(): Promise<Player> {
  const player = await world.player()
  await life.rounds(player, { daysAgo: 1, stakes: Array.from({ length: 10 }, () => 600) })
  expect((await set(player, 10_000)).data).toEqual({ is_waiting: false })
  expect(await nextNight(player)).toEqual({ band: 'watch', points: 7 })
  return player
}

test('one person lowers no band by a higher income, and two do, from the day on that they agree [SAFE-57]', async () => {
  const ana = await loser()
  expect((await set(ana, 100_000, first)).data).toEqual({ is_waiting: true })
  expect(await nextNight(ana)).toEqual({ band: 'watch', points: 7 })
  const id = await waitingOf(ana)
  expect(await decide(ana, id, first)).toMatchObject({ status: 403, code: 'harm_own' })
  expect(await decide(ana, id, support)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await decide({ ...ana, uid: 1n }, id, second)).toMatchObject({ status: 404 })
  expect(await nextNight(ana)).toEqual({ band: 'watch', points: 7 })
  expect((await decide(ana, id, second)).data).toMatchObject({ status: 'approved', monthly: '100000.00' })
  expect(await decide(ana, id, second)).toMatchObject({ code: 'changed_meanwhile' })
  expect(await nextNight(ana)).toEqual({ band: 'none', points: 1 })
})

test('one person lowers no band by taking an income back, and what is refused stays as it was [SAFE-57]', async () => {
  const ben = await loser()
  await set(ben, 0, first)
  expect((await decide(ben, await waitingOf(ben), first, false)).data.status).toBe('refused')
  expect(await nextNight(ben)).toEqual({ band: 'watch', points: 7 })
  await set(ben, 0)
  expect((await decide(ben, await waitingOf(ben), first)).data).toMatchObject({ status: 'approved', monthly: null })
  expect(await nextNight(ben)).toEqual({ band: 'none', points: 1 })
  expect((await life.standing(ben))?.unknown).toContain('income_share')
  const { data } = await askOffice(world, 'POST /office/api/harm/read', { body: { uid: String(ben.uid) } }, support)
  expect(data.incomes.map(({ monthly, agreed_by: by }) => [monthly, by !== ''])).toEqual([
    [null, true],
    ['10000.00', false],
  ])
})

test('a day that has ended is found anew by the income that held at its end [SAFE-48, SAFE-57]', async () => {
  const cleo = await loser()
  const firstNightMs = world.clock.now()
  const kept = () =>
    world.db.member(cleo.uid, tx =>
      sql`select day::text, points, reached, band, unknown from harm_day
    where uid = ${cleo.uid} order by day`.execute(tx),
    )
  await set(cleo, 5000)
  await nextNight(cleo)
  await set(cleo, 0)
  await decide(cleo, await waitingOf(cleo), second)
  await nextNight(cleo)
  const { rows: before } = await kept()
  expect(before.map(row => (row as { points: number }).points)).toEqual([7, 7, 1])
  await world.db.member(cleo.uid, async tx => {
    await sql`delete from harm_marker`.execute(tx)
    await sql`delete from harm_day`.execute(tx)
  })
  for (const nights of [0, 1, 2]) {
    const clock = { ...world.clock, now: () => firstNightMs + nights * dayMs }
    await workDay({ db: world.db, clock }, findMarkers({ db: world.db, clock }))
  }
  expect((await kept()).rows).toEqual(before)
})
