import { endTallyDay, harmLife, openWorld, type Player, workDay, type World } from '@saya/testing'
import { dayMs } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bandOf, findMarkers, isAtContact } from './index.ts'

let world: World
let life: ReturnType<typeof harmLife>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  life = harmLife(world)
})
afterAll(() => world.close())

const flat = (count: number, stake = 10) => Array.from({ length: count }, () => stake)
const daily = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** What each member does, and what of it a night is to find. */
const lives: Readonly<Record<string, readonly [act: (player: Player) => Promise<void>, value: number]>> = {
  net_loss: [
    async player => {
      await life.rounds(player, { daysAgo: 50, stakes: flat(10, 500) })
      await life.rounds(player, { daysAgo: 5, stakes: flat(10, 800) })
      await life.rounds(player, { daysAgo: 4, stakes: flat(10, 90_000), isFree: true })
    },
    320,
  ],
  income_share: [
    async player => {
      await life.write(player, `insert into harm_income values ($uid, 200000000, $at, 'desk')`)
      await life.rounds(player, { daysAgo: 5, stakes: flat(10, 600) })
    },
    30,
  ],
  deposits_a_day: [player => life.payIn(player, { daysAgo: 3, count: 4 }), 400],
  chased_losses: [
    async player => {
      await life.rounds(player, { daysAgo: 2, hour: 20, stakes: flat(10) })
      await life.payIn(player, { daysAgo: 2, hour: 20, minute: 12, count: 2 })
      // Too late, and after a gain.
      await life.payIn(player, { daysAgo: 2, hour: 21 })
      await life.rounds(player, { daysAgo: 9, stakes: flat(3), win: 50 })
      await life.payIn(player, { daysAgo: 9, hour: 20, minute: 4 })
    },
    2,
  ],
  failed_deposits: [player => life.payIn(player, { daysAgo: 3, count: 3, status: 'timeout' }), 3],
  stake_spread: [player => life.rounds(player, { daysAgo: 3, stakes: [...flat(11, 1), 100] }), 296],
  rising_stakes: [
    player => life.rounds(player, { daysAgo: 3, stakes: [...flat(3, 10), ...flat(3, 20), ...flat(3, 30)] }),
    300,
  ],
  long_sessions: [player => life.rounds(player, { daysAgo: 3, stakes: flat(14), everyMinutes: 10 }), 1],
  night_share: [
    async player => {
      await life.rounds(player, { daysAgo: 3, hour: 1, stakes: flat(10) })
      await life.rounds(player, { daysAgo: 3, hour: 12, stakes: flat(10) })
    },
    50,
  ],
  active_days: [
    async player => {
      for (const daysAgo of daily(1, 16)) await life.rounds(player, { daysAgo, stakes: [5] })
    },
    16,
  ],
  deposit_ways: [
    async player => {
      for (const [at, channel] of ['gcash', 'maya', 'qrph'].entries())
        await life.payIn(player, { daysAgo: 2 + at, channel })
    },
    3,
  ],
  limits_raised: [
    player =>
      life.write(
        player,
        `insert into play_limit_change (uid, counts, period, act, at) values ($uid, 'lost', 'day', 'ask', $at)`,
      ),
    1,
  ],
  breaks_taken: [
    async player => {
      for (const daysAgo of [10, 60, 95])
        await life.write(
          player,
          `insert into exclusion (uid, cause, period, begins_at, ends_at) values ($uid, 'time_out', '24h', $at, $at::timestamptz + interval '1 day')`,
          { daysAgo },
        )
    },
    2,
  ],
  limits_reached: [
    async player => {
      for (const daysAgo of [2, 2, 3])
        await life.write(
          player,
          `insert into command (provider, kind, tx_id, uid, outcome, amount, balance_after, round_id, at)
            values (1, 1, 'life ' || random(), $uid, 2, 1, 0, 'r', $at)`,
          { daysAgo },
        )
      for (const daysAgo of [3, 4])
        await life.write(
          player,
          `insert into limit_stop (uid, counts, day, stopped_at)
            values ($uid, 'deposit', ($at::timestamptz at time zone 'Asia/Manila')::date, $at)`,
          { daysAgo },
        )
    },
    3,
  ],
  said_regret: [player => mention(player, 'regret'), 1],
  said_money: [player => mention(player, 'money'), 1],
  said_complaint: [player => mention(player, 'complaint'), 1],
  faster_games: [
    async player => {
      await life.rounds(player, { daysAgo: 50, game: 1002, stakes: flat(10) })
      await life.rounds(player, { daysAgo: 5, game: 1003, stakes: flat(10) })
    },
    240,
  ],
  second_account: [player => life.rounds(player, { daysAgo: 3, stakes: [5] }), 1],
  young_age: [
    async player => {
      await life.write(
        player,
        `update profile set birthday = (extract(year from $at::timestamptz) - 23)::text || '-01-01' where uid = $uid`,
      )
      await life.rounds(player, { daysAgo: 3, stakes: [5] })
    },
    1,
  ],
}

const mention = (player: Player, topic: string) =>
  life.write(player, `insert into harm_mention values (gen_random_uuid(), $uid, '${topic}', $at)`)

test('each marker is found from what a member did, and the same again when the day is computed anew [SAFE-45, SAFE-48]', async () => {
  await world.db.ref(tx =>
    sql`update game set round_hundredths = case id when 1002 then 600 else 250 end where id in (1002, 1003)`.execute(
      tx,
    ),
  )
  const players = new Map<string, Player>()
  for (const [marker, [act]] of Object.entries(lives)) {
    const player = await world.player()
    players.set(marker, player)
    // What says nothing about play is looked at because somebody played.
    if (/limits|breaks/.test(marker)) await life.rounds(player, { daysAgo: 3, stakes: [5] })
    await act(player)
  }
  const signs = new Map([[players.get('second_account')?.uid ?? 0n, 1]])
  await life.night(signs)
  for (const [marker, player] of players) {
    const found = await life.found(player)
    expect(
      found.find(one => one.marker === marker),
      marker,
    ).toMatchObject({ value: lives[marker]?.[1] })
  }
  const all = async () =>
    Promise.all([...players.values()].map(async one => [await life.found(one), await life.standing(one)]))
  const before = await all()
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, async tx => {
      await sql`delete from harm_marker`.execute(tx)
      await sql`delete from harm_day`.execute(tx)
    })
  }
  await life.night(signs)
  expect(await all()).toEqual(before)
  const calm = players.get('deposit_ways')
  expect((calm && (await life.standing(calm)))?.unknown).toEqual([
    'net_loss',
    'income_share',
    'faster_games',
    'young_age',
  ])
})

/** A member who plays long nights and loses ever more. */
async function troubled(): Promise<Player> {
  const player = await world.player()
  for (const daysAgo of daily(1, 10)) {
    await life.rounds(player, {
      daysAgo,
      hour: 1,
      stakes: [...flat(6, 20), ...flat(6, 100), ...flat(6, 400)],
      everyMinutes: 8,
    })
    await life.payIn(player, { daysAgo, hour: 3, minute: 17, count: 3 })
  }
  return player
}

test('a band that rises to contact opens one contact, however often the night runs, and falls when play ends [SAFE-49, SAFE-51]', async () => {
  const ana = await troubled()
  await life.night()
  await life.night()
  expect(await life.standing(ana)).toMatchObject({ band: 'stop', reached: 'stop' })
  const [contact, ...more] = await life.contacts(ana)
  expect([contact?.source, contact?.band, contact?.status, more]).toEqual(['band', 'stop', 'open', []])
  expect(contact?.markers).toContain('chased_losses')
  expect(await world.db.member(ana.uid, tx => isAtContact(tx, ana.uid))).toBe(true)
  world.clock.advance(45 * dayMs)
  await life.night()
  expect(await life.standing(ana)).toMatchObject({ band: 'none', points: 0 })
  expect(await world.db.member(ana.uid, tx => bandOf(tx, ana.uid))).toBe('none')
})

test('a night that is cut off is gone on with [SAFE-48]', async () => {
  const ben = await troubled()
  const signsOf = () => Promise.reject(new Error('cut off'))
  await endTallyDay(world, life.day())
  await expect(workDay(world, findMarkers({ ...world, signsOf }))).rejects.toThrow('failed')
  expect(await life.standing(ben)).toBeUndefined()
  await life.night()
  expect((await life.standing(ben))?.band).toBe('stop')
})

test('a tester is not looked at, and a day whose tallies are not whole waits [SAFE-48]', async () => {
  const ana = await troubled()
  await life.write(ana, 'update profile set tester = true where uid = $uid')
  await life.night()
  expect(await life.standing(ana)).toBeUndefined()
  world.clock.advance(dayMs)
  await expect(workDay(world, findMarkers(world))).rejects.toThrow('failed')
})
