import {
  ask,
  askOffice,
  endTallyDay,
  harmLife,
  openWorld,
  type Player,
  seededRandom,
  staffOf,
  workDay,
  type World,
} from '@saya/testing'
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
  deposits_a_day: [
    async player => {
      await life.payIn(player, { daysAgo: 3, count: 4 })
      for (const daysAgo of daily(4, 12)) await life.payIn(player, { daysAgo })
    },
    400,
  ],
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
      for (const daysAgo of daily(3, 8)) await life.rounds(player, { daysAgo, hour: 1, stakes: flat(10) })
      // Too few of them by night.
      await life.rounds(player, { daysAgo: 9, hour: 4, minute: 51, stakes: flat(50) })
    },
    20,
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
  expect((calm && (await life.standing(calm)))?.unknown).toEqual(['income_share', 'faster_games', 'young_age'])
})

/** How stakes are spread and how fast games are is an average: whoever plays otherwise as well plays less so. */
const averages = ['stake_spread', 'rising_stakes', 'faster_games']

/** A loss of so many percent of its base, against the highest that there is; what is below the first step is not written down. */
function leastOf(value: number, base: bigint | null): number {
  const against = Math.floor((value * Number(base)) / 100_000_000)
  return against < 150 ? 0 : against
}

test('whatever a member pays in or plays besides, no marker but an average falls, and that of loss no further than against the highest base [SAFE-47, SAFE-124]', async () => {
  const { between, isOnceIn } = seededRandom(20_261_129)
  const when = () => ({ daysAgo: between(1, 60), hour: between(0, 23), minute: between(0, 59) })
  /** What a member did before may have won; what comes besides costs them. */
  function drawAct(mayWin: boolean): (player: Player) => Promise<void> {
    const at = when()
    if (isOnceIn(2)) {
      const win = mayWin && isOnceIn(3) ? between(1, 900) : 0
      const rounds = { ...at, stakes: flat(between(1, 14), between(1, 400)), everyMinutes: between(1, 14), win }
      return player => life.rounds(player, rounds)
    }
    const channel = isOnceIn(2) ? 'gcash' : 'maya'
    const status = isOnceIn(4) ? 'timeout' : 'completed'
    const payments = { ...at, count: between(1, 4), channel, status } as const
    return player => life.payIn(player, payments)
  }
  const players = await Promise.all(Array.from({ length: 12 }, () => world.player()))
  /** Drawn one after another, so that the seed says all of it, and done beside each other. */
  async function actAll(times: number, mayWin = false): Promise<void> {
    const drawn = players.map(player => [player, Array.from({ length: times }, () => drawAct(mayWin))] as const)
    await Promise.all(
      drawn.map(async ([player, acts]) => {
        for (const act of acts) await act(player)
      }),
    )
  }
  await actAll(12, true)
  async function readAll() {
    const found = await Promise.all(players.map(player => life.found(player)))
    return found.flatMap((markers, at) => markers.map(one => ({ ...one, key: `${one.marker} of ${at}` })))
  }
  let seen = 0
  for (let round = 0; round < 3; round++) {
    await life.night()
    const before = (await readAll()).filter(({ marker }) => !averages.includes(marker))
    await actAll(1)
    await life.night()
    const after = new Map((await readAll()).map(({ key, value }) => [key, value]))
    for (const { key, marker, value, base } of before) {
      const least = marker === 'net_loss' ? Math.min(value, leastOf(value, base)) : value
      expect(after.get(key) ?? 0, key).toBeGreaterThanOrEqual(least)
    }
    seen += before.length
  }
  expect(seen).toBeGreaterThan(40)
})

test('whoever loses much in their first month is found, and no less where they lost as much before [SAFE-45, SAFE-124]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  for (const player of [ana, ben]) await life.rounds(player, { daysAgo: 3, stakes: flat(9, 100_000) })
  await life.rounds(ben, { daysAgo: 40, stakes: flat(9, 100_000) })
  await life.night()
  const lossOf = async (player: Player) => (await life.found(player)).find(({ marker }) => marker === 'net_loss')
  expect(await lossOf(ana)).toMatchObject({ value: 36_000, points: 4 })
  expect(await lossOf(ben)).toMatchObject({ value: 9000, points: 4 })
  expect((await life.standing(ana))?.band).not.toBe('none')
})

test('whoever plays on between two long sessions has played no less long [SAFE-47]', async () => {
  const ana = await world.player()
  for (const hour of [9, 12]) await life.rounds(ana, { daysAgo: 2, hour, stakes: flat(14), everyMinutes: 10 })
  await life.night()
  const long = async () => (await life.found(ana)).find(({ marker }) => marker === 'long_sessions')?.value
  expect(await long()).toBe(2)
  await life.rounds(ana, { daysAgo: 2, hour: 11, minute: 15, stakes: flat(4), everyMinutes: 10 })
  await life.night()
  expect(await long()).toBe(2)
})

test('lost rounds that join a lost session to one that was won leave the deposits that followed the loss [SAFE-47]', async () => {
  const eva = await world.player()
  await life.rounds(eva, { daysAgo: 2, hour: 19, stakes: flat(5, 10), win: 500 })
  await life.rounds(eva, { daysAgo: 2, hour: 19, minute: 44, stakes: flat(5, 20) })
  await life.payIn(eva, { daysAgo: 2, hour: 19, minute: 50, count: 6 })
  await life.payIn(eva, { daysAgo: 3, count: 6, status: 'timeout' })
  const chased = async () => (await life.found(eva)).find(({ marker }) => marker === 'chased_losses')?.value
  await life.night()
  const before = await life.standing(eva)
  expect(await chased()).toBe(6)
  await life.rounds(eva, { daysAgo: 2, hour: 19, minute: 12, stakes: flat(3), everyMinutes: 12 })
  await life.night()
  expect(await chased()).toBe(6)
  expect((await life.standing(eva))?.points).toBeGreaterThanOrEqual(before?.points ?? 0)
})

test('what is paid or settled behind a day is none of it, so that the day comes to the same later [SAFE-48]', async () => {
  const ben = await world.player()
  await life.rounds(ben, { daysAgo: 3, stakes: flat(14), everyMinutes: 10 })
  await life.payIn(ben, { daysAgo: 1, count: 3 })
  const later = `timestamptz 'epoch' + interval '1 ms' * ${life.atMs({ daysAgo: 0, hour: 3 })}`
  await life.write(ben, `update deposit set ended_at = ${later} where uid = $uid`)
  await life.night()
  expect((await life.found(ben)).map(({ marker }) => marker)).toEqual(['long_sessions'])
  await life.write(ben, `update bet_record set settled_at = ${later} where uid = $uid`)
  await life.night()
  expect(await life.found(ben)).toEqual([])
  world.clock.advance(dayMs)
  await life.night()
  expect((await life.found(ben)).map(({ marker }) => marker)).toEqual(['deposits_a_day', 'long_sessions'])
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

test('what a night finds joins a contact that words opened, and one that staff did [SAFE-51]', async () => {
  const [written, told] = [await troubled(), await troubled()]
  await ask(world, 'POST /member/feedback', { body: { text: 'May utang ako' } }, written)
  const { token } = await staffOf(world, { role: 'support' })
  const body = { uid: String(told.uid), topic: 'money', reason: 'Said so in the live chat' } as const
  await askOffice(world, 'POST /office/api/harm/contact/open', { body }, token)
  await life.night()
  for (const [player, source] of [
    [written, 'words'],
    [told, 'staff'],
  ] as const) {
    const [contact, ...more] = await life.contacts(player)
    expect(contact).toMatchObject({ source, band: 'stop', status: 'open', topics: ['money'] })
    expect([contact?.markers.includes('chased_losses'), more]).toEqual([true, []])
  }
})

test('a night that is cut off in the midst keeps what it found, leaves nothing half, and is gone on with [SAFE-48]', async () => {
  // One of each schema, since their numbers follow each other: a night looks at one schema behind the other.
  const players = [await troubled(), await troubled(), await troubled()]
  const found = () =>
    Promise.all(players.map(async one => [(await life.standing(one))?.band, (await life.contacts(one)).length]))
  let looks = 0
  const clock = {
    now() {
      // It is asked once the days of a schema's members are written, and before their contacts are.
      if (++looks > 1) throw new Error('cut off')
      return world.clock.now()
    },
  }
  await endTallyDay(world, life.day())
  await expect(workDay(world, findMarkers({ ...world, clock }))).rejects.toThrow('failed')
  const cut = await found()
  expect(cut.filter(([band]) => band === 'stop')).toEqual([['stop', 1]])
  expect(cut.filter(([band]) => band === undefined)).toEqual(Array(2).fill([undefined, 0]))
  await life.night()
  expect(await found()).toEqual(Array(3).fill(['stop', 1]))
})

test('a tester is not looked at, and a day whose tallies are not whole waits [SAFE-48]', async () => {
  const ana = await troubled()
  await life.write(ana, 'update profile set tester = true where uid = $uid')
  await life.night()
  expect(await life.standing(ana)).toBeUndefined()
  world.clock.advance(dayMs)
  await expect(workDay(world, findMarkers(world))).rejects.toThrow('failed')
})
