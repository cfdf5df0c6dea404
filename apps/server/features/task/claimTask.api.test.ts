import {
  approve,
  approvedPlayer,
  ask,
  bringMany,
  openWorld,
  type Player,
  readLedger,
  tallyPlay,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepApproval } from '../../../../packages/testing/invite/invite.store.ts'
import { taskPorts } from '../../ports/taskPorts.ts'
import { setGate } from '../gate/index.ts'
import { groundOfRewards } from '../reward/index.ts'
import { auditAll } from '../wallet/index.ts'
import { claimTask } from './claimTask.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

let ana: Player
beforeEach(async () => {
  // Each test begins at noon, so that none of them runs over midnight by itself.
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  ana = await world.player({ kyc: 'basic_kyc' })
})

interface Sending {
  readonly as?: Player
  readonly makeUp?: boolean
  readonly key?: string
  readonly device?: string
}

let keys = 0
function claim(ty: number, { as = ana, makeUp = false, key = `k${++keys}`, device }: Sending = {}) {
  const headers = {
    'idempotency-key': key,
    cookie: device === undefined ? '' : `device=${device.repeat(43).slice(0, 43)}`,
  }
  const body = { ty: String(ty), make_up: makeUp ? ('1' as const) : ('0' as const) }
  return ask(world, 'POST /promo/task/claim', { body }, { token: as.token, headers })
}

async function coins(as: Player = ana): Promise<readonly bigint[]> {
  const { journal } = await world.db.member(as.uid, tx => readLedger(tx, as.uid))
  return journal.filter(({ kind }) => kind === 42).map(({ amount }) => amount)
}

const today = () => manilaDay(world.clock.now())

let games = 0
function bets(pesos: number, { as = ana, daysAgo = 0 } = {}) {
  const day = manilaDay(world.clock.now() - daysAgo * dayMs)
  return tallyPlay(world, as, { day, game: ++games, bet: BigInt(pesos) * unitsPerPeso, win: 0n })
}

/** Days go by for somebody who is no newcomer any more. */
function grow(as: Player, days: number) {
  return world.db.member(as.uid, tx =>
    sql`update profile set created_at = created_at - make_interval(days => ${days}) where uid = ${as.uid}`.execute(tx),
  )
}

function midnight() {
  return startOfManilaDay(world.clock.now()) + dayMs
}

describe('a check-in', () => {
  test('gives what its day gives, once a Manila day, whatever it is collected as [POINTS-44, POINTS-71]', async () => {
    expect(await claim(100)).toMatchObject({ status: 200, data: { bonus: 10, balance: '10' } })
    for (const ty of [1, 100]) expect(await claim(ty)).toMatchObject({ status: 409, code: 'task_checked_in' })
    const daily = await ask(world, 'GET /promo/task/daily', {}, ana)
    expect(daily.data.d.task_state).toBe(1)
    expect(JSON.parse(daily.data.d.config)).toMatchObject({ daily_done: true, type: 1, place: 1, sign_in_days: 1 })
    expect(await coins()).toEqual([10n])
  })

  test('sent twice and at once posts once [POINTS-72]', async () => {
    const same = await Promise.all(Array.from({ length: 5 }, () => claim(1, { key: 'tap' })))
    expect(same.map(({ status, data }) => [status, data.bonus])).toEqual(same.map(() => [200, 10]))
    const ben = await world.player()
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => claim(at % 2 ? 1 : 100, { as: ben })))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await coins(), await coins(ben)]).toEqual([[10n], [10n]])
  })

  test('counts for the day of the server: the last millisecond of one and the first of the next are two [POINTS-71]', async () => {
    await grow(ana, 20)
    world.clock.advance(midnight() - 1 - world.clock.now())
    expect(await claim(100)).toMatchObject({ status: 200, data: { bonus: 10 } })
    world.clock.advance(1)
    expect(await claim(100)).toMatchObject({ status: 200, data: { bonus: 10 } })
    const days = await ask(
      world,
      'GET /promo/sign/history',
      { query: { start_time: manilaDay(world.clock.now() - 1), end_time: today() } },
      ana,
    )
    expect(days.data.d.map(({ status }) => status)).toEqual(['signed', 'signed'])
  })

  test('makes up for yesterday in the same call, both days or neither, once in seven days [POINTS-68]', async () => {
    await claim(1)
    expect(await claim(1, { makeUp: true })).toMatchObject({ code: 'task_checked_in' })
    world.clock.advance(2 * dayMs)
    const offered = JSON.parse((await ask(world, 'GET /promo/task/daily', {}, ana)).data.d.config)
    expect(offered).toMatchObject({ make_up: { place: 2, bonus: 50 }, bonus: 30 })
    const [one, other] = await Promise.all([claim(1, { makeUp: true }), claim(1)])
    expect([one.status, other.status].sort((a, b) => a - b)).toEqual([200, 409])
    const both = one.status === 200
    expect(await coins()).toEqual(both ? [10n, 20n, 30n] : [10n, 30n])
    world.clock.advance(2 * dayMs)
    const again = await claim(1, { makeUp: true })
    expect(both ? [again.code, await coins()] : [again.data.bonus]).toEqual(
      both ? ['task_no_make_up', [10n, 20n, 30n]] : [50 + 80],
    )
  })
})

describe('a task', () => {
  test('is collected by what was done, all its steps at once and each once, and the balance is told [POINTS-38]', async () => {
    expect(await claim(102)).toMatchObject({ status: 409, code: 'task_open' })
    await bets(2500)
    const row = await rowOf(102)
    expect([row?.task_state, JSON.parse(row?.config ?? '')]).toEqual([
      2,
      {
        bonus: 70,
        progress_bar: 2500,
        goal_progress: 10_000,
        constraints: [
          { value: 500, bonus: 20 },
          { value: 2000, bonus: 50 },
          { value: 10_000, bonus: 150 },
        ],
      },
    ])
    expect(await claim(102)).toMatchObject({ status: 200, data: { bonus: 70, balance: '70' } })
    expect((await rowOf(102))?.task_state).toBe(3)
    expect(await claim(102)).toMatchObject({ status: 409, code: 'task_open' })
    await bets(8000)
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => claim(102)))
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await coins(), (await rowOf(102))?.task_state]).toEqual([[20n, 50n, 150n], 1])
    expect(await claim(102)).toMatchObject({ status: 409, code: 'task_collected' })
  })

  test('that was done stays collectable for seven days, and not longer [POINTS-69]', async () => {
    await grow(ana, 30)
    await bets(500, { daysAgo: 7 })
    await bets(500, { daysAgo: 8 })
    expect(await claim(102)).toMatchObject({ data: { bonus: 20 } })
    expect(await claim(102)).toMatchObject({ code: 'task_open' })
  })

  test('of the first week asks for the account as it is, for a look at the mall, and for a follow at once and once [POINTS-70]', async () => {
    expect((await rowOf(6))?.task_state).toBe(0)
    await world.db.app(tx => sql`update sign_in set email = 'a@example.com' where uid = ${ana.uid}`.execute(tx))
    expect(await claim(6)).toMatchObject({ data: { bonus: 30 } })
    expect(await claim(9)).toMatchObject({ code: 'task_open' })
    await ask(world, 'POST /promo/task/visit', { body: { what: 'mall' } }, ana)
    expect([(await claim(9)).data.bonus, (await claim(110)).data.bonus]).toEqual([10, 5])
    expect([(await claim(7)).data.bonus, (await claim(7)).code]).toEqual([10, 'task_collected'])
    await grow(ana, 8)
    const listed = (await ask(world, 'GET /promo/task/list', {}, ana)).data
    // What is left of it can still be collected.
    const left = listed.d.filter(({ task_category }) => task_category === 1)
    expect([listed.is_newbie, left.map(({ ty, task_state }) => [ty, task_state])]).toEqual([1, [[8, 2]]])
  })

  test('of bets and rounds counts nothing that was played for free', async () => {
    const free = { day: today(), game: ++games, bet: 700n * unitsPerPeso, win: 0n, isFree: true }
    await tallyPlay(world, ana, free)
    expect((await claim(102)).code).toBe('task_open')
    expect(await rowOf(11)).toMatchObject({ task_state: 0 })
  })

  test('of a friend pays once that friend is verified, and nothing to whoever named themselves', async () => {
    const nowMs = world.clock.now()
    const friend = await world.player()
    for (const [uid, parent] of [
      [ana.uid, friend.uid],
      [friend.uid, ana.uid],
    ] as const) {
      await world.db.app(tx => keepApproval(tx, { uid, nowMs }))
      await world.db.app(tx => bringMany(tx, { parent, first: uid, count: 1, nowMs }))
      await world.db.app(tx => sql`update referral set state = 'self', parent = uid where uid = ${ana.uid}`.execute(tx))
      expect(await claim(115)).toMatchObject(uid === ana.uid ? { code: 'task_open' } : { data: { bonus: 100 } })
    }
  })

  test('that staff changed counts at once as changed, and takes nothing back from whoever collected', async () => {
    await bets(600)
    const ben = await world.player()
    await bets(600, { as: ben })
    expect(await claim(102)).toMatchObject({ data: { bonus: 20 } })
    await world.db.ref(tx =>
      sql`update task set steps = '[{"value": 500, "coins": 25}]', seq = seq + 1 where ty = 102`.execute(tx),
    )
    expect([(await claim(102)).code, (await claim(102, { as: ben })).data.bonus]).toEqual(['task_collected', 25])
    await world.db.ref(tx => sql`update task set is_on = false where ty = 102`.execute(tx))
    expect(await claim(102)).toMatchObject({ status: 404, code: 'task_unknown' })
    await world.db.ref(tx =>
      sql`update task set is_on = true, steps = '[{"value": 500, "coins": 20}]' where ty = 102`.execute(tx),
    )
    expect(await coins()).toEqual([20n])
  })

  test('of which staff move a step pays nothing twice, whoever collected before and behind [POINTS-81]', async () => {
    await bets(2500)
    await steps('[{"value": 500, "coins": 20}]')
    expect(await claim(102)).toMatchObject({ data: { bonus: 20 } })
    await steps('[{"value": 600, "coins": 20}]')
    expect(await claim(102)).toMatchObject({ status: 409, code: 'task_collected' })
    expect((await rowOf(102))?.task_state).toBe(1)
    await steps('[{"value": 700, "coins": 30}, {"value": 2000, "coins": 50}]')
    expect(await claim(102)).toMatchObject({ data: { bonus: 60 } })
    await steps('[{"value": 500, "coins": 20}, {"value": 2000, "coins": 50}, {"value": 10000, "coins": 150}]')
    expect(await claim(102)).toMatchObject({ status: 409, code: 'task_open' })
    expect(await coins()).toEqual([20n, 10n, 50n])
  })

  test('that staff switch off can still be collected for what was done by then, with the last day said [POINTS-82]', async () => {
    const ben = await world.player()
    await bets(600)
    const offDay = today()
    await off(102)
    const row = await rowOf(102)
    expect([row?.task_state, row?.state, row?.collect_until]).toEqual([2, 0, (midnight() + 7 * dayMs) / 1000])
    expect((await rowsOf(ben)).map(({ ty }) => ty)).not.toContain(102)
    expect(await claim(102, { as: ben })).toMatchObject({ status: 404, code: 'task_unknown' })
    world.clock.advance(dayMs)
    await bets(900)
    expect(await claim(102)).toMatchObject({ data: { bonus: 20 } })
    expect(await claim(102)).toMatchObject({ status: 404, code: 'task_unknown' })
    const { rows } = await world.db.member(ana.uid, tx =>
      sql<{ day: string }>`select day::text from task_claim where uid = ${ana.uid} and ty = 102`.execute(tx),
    )
    expect(rows).toEqual([{ day: offDay }])
    await world.db.ref(tx => sql`update task set is_on = true, off_at = null where ty = 102`.execute(tx))
  })

  /** As staff would set it. */
  function steps(text: string) {
    return world.db.ref(tx => sql`update task set steps = ${text}::jsonb, seq = seq + 1 where ty = 102`.execute(tx))
  }

  function off(ty: number) {
    const at = new Date(world.clock.now())
    return world.db.ref(tx => sql`update task set is_on = false, off_at = ${at} where ty = ${ty}`.execute(tx))
  }

  async function rowsOf(as: Player) {
    return (await ask(world, 'GET /promo/task/list', {}, as)).data.d
  }

  async function rowOf(ty: number) {
    const { data } = await ask(world, 'GET /promo/task/list', {}, ana)
    return data.d.find(task => task.ty === ty)
  }
})

describe('who may collect', () => {
  test('is whoever is not blocked, frozen or excluded [POINTS-73]', async () => {
    for (const kyc of ['frozen', 'test_account', 'under_review'] as const) {
      const as = await world.player({ kyc })
      expect([kyc, (await claim(1, { as })).code ?? 'collected']).toEqual([
        kyc,
        kyc === 'frozen' ? 'task_kyc_required' : 'collected',
      ])
    }
    const blocked = await world.player({ kyc: 'block' })
    expect(await claim(1, { as: blocked })).toMatchObject({ status: 403 })
    expect(await coins(blocked)).toEqual([])
    await bets(900)
    const closed = { cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
    await world.db.member(ana.uid, tx => setGate(tx, { uid: ana.uid, ...closed, nowMs: world.clock.now() }))
    expect(await claim(102)).toMatchObject({ status: 403, code: 'gate_exclusion' })
    expect((await ask(world, 'GET /promo/task/unclaimed', {}, ana)).data.count).toBe(0)
    expect(await coins()).toEqual([])
    expect((await ask(world, 'POST /promo/task/claim', { body: { ty: '1' } })).status).toBe(401)
  })

  test.each([
    ['review', 'We need to look at your account first.'],
    ['time_out', 'You are on a break until'],
    ['exclusion', 'You are excluded from play.'],
    ['staff', 'Contact Service to find out why.'],
  ] as const)(
    'is nobody whom %s closes it to, who reads that and nothing else [POINTS-73, POINTS-91]',
    async (cause, words) => {
      const one = await world.player()
      const closedUntilMs = cause === 'time_out' ? world.clock.now() + dayMs : null
      const held = { cause, openUntilMs: null, closedUntilMs }
      await world.db.member(one.uid, tx => setGate(tx, { uid: one.uid, ...held, nowMs: world.clock.now() }))
      const reply = await claim(1, { as: one })
      expect(reply).toMatchObject({ status: 403, code: `gate_${cause}` })
      expect(reply.sentence).toContain(words)
      const { data } = await ask(world, 'GET /promo/task/unclaimed', {}, one)
      expect(data).toEqual({ count: 0, why_not: { code: `gate_${cause}`, sentence: reply.sentence } })
    },
  )

  test('is whoever was not verified in time once they are, whoever staff froze once Service lifts it, and both are told so and reminded of nothing [POINTS-73, POINTS-79]', async () => {
    const unclaimed = async (as: Player) => (await ask(world, 'GET /promo/task/unclaimed', {}, as)).data
    const late = await world.player()
    expect(await unclaimed(late)).toEqual({ count: 1, why_not: { code: '', sentence: '' } })
    world.clock.advance(3 * dayMs + 1)
    const verify = 'Verify your account to collect your Filcoins. It takes a few minutes.'
    expect(await unclaimed(late)).toEqual({ count: 0, why_not: { code: 'task_kyc_required', sentence: verify } })
    expect(await claim(1, { as: late })).toMatchObject({ status: 403, code: 'task_kyc_required', sentence: verify })
    for (const frozenBy of [['staff'], ['clock', 'staff']]) {
      const ben = await world.player({ kyc: 'basic_kyc' })
      await world.db.member(ben.uid, tx =>
        sql`update profile set kyc_status = 6, kyc_frozen_by = ${frozenBy}::text[] where uid = ${ben.uid}`.execute(tx),
      )
      expect(await unclaimed(ben)).toMatchObject({ count: 0, why_not: { code: 'task_account' } })
      expect(await claim(1, { as: ben })).toMatchObject({ status: 403, code: 'task_account' })
    }
  })

  test('before verification collects no more on one device a day than is set, whoever asks [POINTS-74]', async () => {
    await world.db.ref(tx => sql`insert into setting (name, value) values ('coins_unverified', '"50"')`.execute(tx))
    const players = await Promise.all(Array.from({ length: 7 }, () => world.player()))
    const answers = await Promise.all(players.map(as => claim(1, { as, device: 'C' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, code: 'task_cap' })
    expect(await claim(1, { device: 'E' })).toMatchObject({ status: 200 })
    expect(await claim(1, { as: await approvedPlayer(world), device: 'C' })).toMatchObject({ status: 200 })
    world.clock.advance(dayMs)
    const refused = players[answers.findIndex(({ status }) => status !== 200)]
    expect((await claim(1, { device: 'C', ...(refused && { as: refused }) })).status).toBe(200)
    await world.db.ref(tx => sql`delete from setting where name = 'coins_unverified'`.execute(tx))
  })

  test('with one approved ID comes to no more than all tasks of a day, by however many accounts [POINTS-75]', async () => {
    const [one, other] = [await approvedPlayer(world), await approvedPlayer(world)]
    await world.db.app(tx =>
      sql`update kyc_id_claim set number_hash = decode(repeat('ab', 32), 'hex'), uid = ${one.uid} where uid = ${one.uid}`.execute(
        tx,
      ),
    )
    const shared = await world.db.app(tx =>
      sql<{ hash: Buffer }>`select number_hash as hash from kyc_id_claim where uid = ${one.uid}`.execute(tx),
    )
    const mark = shared.rows[0]?.hash
    await world.db.app(tx =>
      sql`insert into task_share_sum (mark, period, coins) values (${mark}, ${today()}, 485)`.execute(tx),
    )
    await grow(one, 20)
    expect(await claim(100, { as: one })).toMatchObject({ status: 409, code: 'task_id_cap' })
    await grow(other, 20)
    expect(await claim(100, { as: other })).toMatchObject({ status: 200 })
  })
})

describe('an approved ID', () => {
  /** Somebody who was approved with an ID that nobody else is approved with any more. */
  async function approvedWith(number: string): Promise<Player> {
    const player = await world.player({ kyc: 'fully_kyc' })
    await world.db.app(tx => sql`delete from kyc_id_claim where number_hash = ${Buffer.alloc(32, number)}`.execute(tx))
    await approve(world, player, number)
    await grow(player, 20)
    await bets(10_000, { as: player })
    return player
  }

  test('that passes to another account gives for a day what all its tasks and the best check-in come to, to the coin [POINTS-75]', async () => {
    const one = await approvedWith('passed on')
    expect([(await claim(102, { as: one })).data.bonus, (await claim(100, { as: one })).data.bonus]).toEqual([220, 10])
    const other = await approvedWith('passed on')
    await ask(world, 'POST /promo/task/visit', { body: { what: 'mall' } }, other)
    expect([(await claim(102, { as: other })).data.bonus, (await claim(110, { as: other })).data.bonus]).toEqual([
      220, 5,
    ])
    // All tasks of a day come to 405, and the best check-in to 50.
    expect(220 + 10 + 220 + 5).toBe(405 + 50)
    expect(await claim(100, { as: other })).toMatchObject({ status: 409, code: 'task_id_cap' })
    world.clock.advance(dayMs)
    expect(await claim(100, { as: other })).toMatchObject({ status: 200 })
  })

  test('takes nothing from a member who is alone with it where staff lower what tasks give [POINTS-75, POINTS-81]', async () => {
    const one = await approvedWith('alone')
    expect(await claim(102, { as: one })).toMatchObject({ data: { bonus: 220 } })
    const before = await world.db.ref(tx =>
      tx.selectFrom('task').select(['ty', 'steps']).where('category', '=', 2).execute(),
    )
    await world.db.ref(tx => sql`update task set steps = '[{"value": 1, "coins": 1}]' where category = 2`.execute(tx))
    expect(await claim(100, { as: one })).toMatchObject({ status: 200 })
    for (const { ty, steps } of before) {
      await world.db.ref(tx =>
        sql`update task set steps = ${JSON.stringify(steps)}::jsonb where ty = ${ty}`.execute(tx),
      )
    }
  })
})

test('whoever is cut off behind the share collects again and loses nothing; every coin has its ground [POINTS-72]', async () => {
  await bets(700)
  const fails = claimTask({
    db: world.db,
    clock: world.clock,
    jurisdiction: 'standard',
    lookupKeys: [Buffer.alloc(32)],
    ports: taskPorts,
  })
  const cut = () => Promise.reject(new Error('killed'))
  const call = {
    caller: { uid: ana.uid },
    body: { ty: '102', make_up: '0' },
    device: { id: 'x' },
    network: 'n',
    hold: () => Promise.resolve(),
    letGo: () => Promise.resolve(),
    once: cut,
  }
  await expect(fails(call as never)).rejects.toThrow('killed')
  expect(await coins()).toEqual([])
  expect(await claim(102)).toMatchObject({ status: 200, data: { bonus: 20 } })
  const sums = await world.db.app(tx =>
    sql<{
      coins: number
    }>`select coalesce(sum(coins), 0)::integer as coins from task_share where uid = ${ana.uid}`.execute(tx),
  )
  expect(sums.rows[0]?.coins).toBe(20)
  const { findings } = await auditAll({ db: world.db, clock: world.clock, grounds: [groundOfRewards] })
  expect(findings.filter(({ check }) => check === 'ground' || check === 'missing')).toEqual([])
})
