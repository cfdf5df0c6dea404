import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  askOffice,
  freePort,
  lookAlikeDesk,
  openWorld,
  readJournal,
  ringDesk,
  root,
  staffOf,
  testMasters,
  workDay,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay } from '@saya/money'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommandTools } from '../../commands/command.ts'
import { populate } from '../../commands/populate.ts'
import { findMarkers } from '../../features/harm/index.ts'
import { endDays, isDayWhole } from '../../features/tally/index.ts'
import { auditAll } from '../../features/wallet/index.ts'
import { systemRandom } from '../../platform/random.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { seedDemoOperators } from '../seedDemoOperators.ts'
import { firstTown, type LoadOptions, loadFirstTown, loadNextTown } from './loadTown.ts'
import { drawResidents } from './resident.rules.ts'
import { readTowns, type TownPlan } from './townFile.ts'

const wish = { members: 18, days: 7 }

let world: World
let options: LoadOptions
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  options = await optionsFor(world)
  await loadInTwo()
  await readJournal(world)
  await endDays(world)
})
afterAll(async () => {
  await world.close()
  await rm(options.dataFolder, { recursive: true, force: true })
})

async function optionsFor({ db, databaseUrl, clock, apiOptions }: World): Promise<LoadOptions> {
  await seedDemoOperators({ db, clock, random: systemRandom, masters: testMasters })
  return {
    ...apiOptions,
    databaseUrl,
    log: pino({ level: 'silent' }),
    dataFolder: await mkdtemp(join(tmpdir(), 'saya-town-')),
    nowMs: clock.now(),
    signal: new AbortController().signal,
    show: () => {},
  }
}

/** How far the town had come when it was cut short, how many members it had, and where it went on. */
const cutShort = { atMs: 0, members: 0, wentOnAtMs: 0 }

/** Cuts the town short in the middle of its days, as the end of a server does, and goes on with it. */
async function loadInTwo() {
  const ending = new AbortController()
  function cutOff({ startMs, reachedMs }: TownPlan) {
    cutShort.atMs = reachedMs
    if (reachedMs > startMs + 2.4 * dayMs) ending.abort()
  }
  const cut = loadFirstTown({ ...options, show: cutOff, signal: ending.signal }, wish)
  await expect(cut).rejects.toThrow('aborted')
  cutShort.members = await countAll('profile')
  const show = ({ reachedMs }: TownPlan) => void (cutShort.wentOnAtMs ||= reachedMs)
  expect(await loadFirstTown({ ...options, show }, wish)).toBeUndefined()
}

/** What a command works with on the machine of this town. */
function commandTools({
  dataFolder,
  databaseUrl,
  peppers,
  lookupKeys,
}: LoadOptions): Omit<CommandTools, 'args' | 'ownUrl'> {
  return {
    root,
    dataFolder,
    memberSchemas: world.db.memberSchemas,
    serverRole: undefined,
    isSandbox: true,
    isLocal: true,
    ledgerKey: undefined,
    earlierPublicKeys: [],
    masterKey: Buffer.alloc(32, 9),
    peppers,
    lookupKeys,
    say: () => {},
    show: () => {},
    databaseUrl: async () => databaseUrl,
  }
}

/** How many rows of a kind there are, over all schemas. */
async function countAll(
  table: 'journal' | 'deposit' | 'withdrawal' | 'feedback' | 'round' | 'game_session' | 'profile',
) {
  let count = 0
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const row = await world.db.memberSchema(schema, tx =>
      tx
        .selectFrom(table)
        .select(all => all.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    count += Number(row.count)
  }
  return count
}

/** Of invite, level, birthday and list. Rebates and rankings follow the readers, which come behind this town. */
const bonusKinds = [4002, 4003, 4004, 4010]

const townDays = () =>
  Array.from({ length: wish.days }, (_, back) => manilaDay(world.clock.now() - (wish.days - 1 - back) * dayMs))

async function figures() {
  const { token } = await staffOf(world, { role: 'finance' })
  return (await askOffice(world, 'GET /office/api/figure/money', { query: { days: '7' } }, token)).data
}

test('its members sign up, verify, pay in, play, are paid out and complain over its days [FACT-75]', async () => {
  // So large is that of a demo. This one is smaller, so that it is there soon.
  expect(firstTown).toEqual({ members: 150, days: 35 })
  const { days, sums } = await figures()
  const used = days.filter(({ day }) => townDays().includes(day)).filter(({ came }) => came.begun > 0)
  expect(used.length).toBeGreaterThan(2)
  expect(used.map(({ day }) => day)).toContain(townDays().at(-1))
  // Who would have signed up later today is not there yet.
  expect(await countAll('profile')).toBeGreaterThan(wish.members - 3)
  expect(sums.deposits.count).toBeGreaterThan(10)
  expect(sums.paid.count).toBeGreaterThan(0)
  expect(await countAll('round')).toBeGreaterThan(200)
  expect(await countAll('feedback')).toBeGreaterThan(0)
  const decisions = await world.db.app(tx => tx.selectFrom('kyc_decision').select(['decision', 'decided_at']).execute())
  expect(new Set(decisions.map(({ decision }) => decision))).toEqual(new Set(['full', 'rejected']))
  expect(new Set(decisions.map(row => manilaDay(row.decided_at))).size).toBeGreaterThan(1)
})

test('the audit with all grounds holds over it, and its past days are whole [FACT-76]', async () => {
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: true }) })
  expect(findings).toEqual([])
  const past = townDays().slice(0, -1)
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const whole = await world.db.memberSchema(schema, async tx => {
      const found: string[] = []
      for (const day of past) if (await isDayWhole(tx, day)) found.push(day)
      return found
    })
    expect(whole).toEqual(past)
  }
})

/** The members who play as if play harmed them. */
async function findTroubled(): Promise<readonly bigint[]> {
  const [town] = await readTowns(options.dataFolder)
  const residents = drawResidents({ seed: town?.seed ?? 0, first: 0, startMs: town?.startMs ?? 0, ...wish })
  const phones = residents.filter(({ habit }) => habit === 'troubled').map(({ phone }) => phone)
  const found: bigint[] = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const rows = await world.db.memberSchema(schema, tx =>
      tx.selectFrom('profile').select('uid').where('phone', 'in', phones).execute(),
    )
    found.push(...rows.map(({ uid }) => uid))
  }
  return found
}

test('its bands are what a night of the product’s own finds, and the same when they are deleted and found again [SAFE-64, SAFE-48]', async () => {
  const night = () => workDay(world, findMarkers(world))
  async function found() {
    const bands: { readonly uid: bigint; readonly band: string }[] = []
    const markers: unknown[] = []
    for (let schema = 0; schema < world.db.memberSchemas; schema++) {
      await world.db.memberSchema(schema, async tx => {
        bands.push(...(await tx.selectFrom('harm_day').selectAll().orderBy('day').orderBy('uid').execute()))
        const rows = tx.selectFrom('harm_marker').selectAll().orderBy('day').orderBy('uid').orderBy('marker')
        markers.push(...(await rows.execute()))
      })
    }
    return { bands, markers }
  }
  await night()
  const first = await found()
  const harmed = first.bands.filter(({ band }) => band !== 'none').map(({ uid }) => uid)
  const troubled = await findTroubled()
  expect(troubled).not.toEqual([])
  expect(harmed).toEqual(expect.arrayContaining([...troubled]))
  for (let schema = 0; schema < world.db.memberSchemas; schema++)
    await world.db.memberSchema(schema, async tx => {
      await tx.deleteFrom('harm_marker').execute()
      await tx.deleteFrom('harm_day').execute()
    })
  await night()
  expect(await found()).toEqual(first)
})

test('one excludes themselves and has money to be returned, a family excludes another, and who comes again is held [SAFE-99]', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const sources: string[] = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const rows = await world.db.memberSchema(schema, tx => tx.selectFrom('exclusion').select('source').execute())
    sources.push(...rows.map(({ source }) => source))
  }
  expect(sources.toSorted()).toEqual(['family', 'member'])
  const returns = await askOffice(world, 'GET /office/api/creditReturn/list', { query: { status: 'open' } }, token)
  expect(returns.data.d).toHaveLength(1)
  const worker = await lookAlikeDesk(world).startWorker()
  const held = async () =>
    (await askOffice(world, 'GET /office/api/lookAlike/list', { query: { status: 'held' } }, token)).data.d.length
  await expect.poll(held).toBe(1)
  await worker.close()
})

test('accounts of one person that one member brought are held as a ring, one freed and one refused by staff [PROMO-204]', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const { data } = await askOffice(world, 'GET /office/api/ring/list', {}, token)
  expect(data.d).toMatchObject([{ held: 1, friends: 3, signs: ['payee', 'crowd', 'device', 'network'] }])
  const [ring] = data.d
  const { look } = ringDesk(world)
  const { ring_friends: friends, ties, accounts } = (await look(BigInt(ring?.uid ?? '0'), token)).data
  expect(friends.map(({ status }) => status).toSorted()).toEqual(['free', 'held', 'refused'])
  const waiting = Object.fromEntries(friends.map(({ status, waiting: sum }) => [status, sum]))
  expect(waiting).toEqual({ free: '0.00', held: '40.00', refused: '0.00' })
  expect(accounts).toHaveLength(4)
  expect(new Set(ties.map(({ other }) => other)).has(ring?.uid ?? '')).toBe(true)
})

test('an agent whom staff approved has friends by month who followed their link [PROMO-316]', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const { data } = await askOffice(world, 'GET /office/api/agency/list', { query: { status: 'approved' } }, token)
  expect(data.t).toBe(1)
  const agent = await askOffice(world, 'GET /office/api/agency/:id', { params: { id: data.d[0]?.id ?? '' } }, token)
  expect(agent.data.months.length).toBeGreaterThan(0)
  expect(agent.data.months.every(({ joined }) => joined > 0)).toBe(true)
})

test('its past days are reconciled with its gateways, and nothing of them is open [FACT-76]', async () => {
  const reports = await world.db.app(tx =>
    tx
      .selectFrom('payment_report')
      .select(['gateway', 'direction', 'told_count', 'mismatches', sql<string>`day::text`.as('day')])
      .orderBy('day')
      .execute(),
  )
  expect(reports.filter(({ mismatches }) => mismatches > 0)).toEqual([])
  const told = reports.filter(({ told_count: count }) => count > 0)
  expect(new Set(told.map(({ direction }) => direction))).toEqual(new Set(['in', 'out']))
  const both = ['paymongo in', 'paymongo out', 'xendit in', 'xendit out']
  for (const way of ['maya in', ...both]) {
    const own = reports.filter(({ gateway, direction }) => `${gateway} ${direction}` === way)
    expect([way, own.map(({ day }) => day)]).toEqual([way, townDays().slice(0, -1)])
  }
})

test('bonuses of many kinds are given over its days: by invite, level and birthday, and to a list [FACT-76]', async () => {
  const kinds = new Set<number>()
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const rows = await world.db.memberSchema(schema, tx =>
      tx.selectFrom('journal').select('kind').distinct().where('kind', 'in', bonusKinds).execute(),
    )
    for (const { kind } of rows) kinds.add(kind)
  }
  expect(kinds).toEqual(new Set(bonusKinds))
})

test('its desks have agreed on a contest, rebates, tickets and an invitation, which hold beside each other [FACT-76]', async () => {
  const { token } = await staffOf(world, { role: 'finance' })
  const { data } = await askOffice(world, 'GET /office/api/promotion/list', { query: { state: 'live' } }, token)
  const kinds = new Set(data.d.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['ranking', 'rebate', 'lossRebate', 'tickets', 'invite']))
})

test('residents redeem a cashback ticket and a voucher from the mall and use them: a deposit has its bonus, and the voucher is in play [MALL-97]', async () => {
  const redeemed: string[] = []
  let [bonuses, vouchers, played] = [0, 0, 0n]
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, async tx => {
      const orders = await tx.selectFrom('redemption').select(['uid', 'goods', 'status', 'submitted_at']).execute()
      const own = orders.filter(({ status }) => status === 'successful')
      redeemed.push(...own.map(({ goods }) => goods))
      const tickets = own.filter(({ goods }) => goods === 'cashback-ticket')
      const used = await tx.selectFrom('coupon').select(['uid', 'given_at']).where('bonus', '>', 0n).execute()
      // A ticket of the mall is given in the moment in which it is redeemed, and those of the campaign in others.
      const isOf = (one: (typeof used)[number]) => (order: (typeof tickets)[number]) =>
        order.uid === one.uid && order.submitted_at === one.given_at
      bonuses += used.filter(one => tickets.some(isOf(one))).length
      const given = await tx.selectFrom('journal').select(['uid', 'seq']).where('kind', '=', 21).execute()
      vouchers += given.length
      for (const { uid, seq } of given) {
        const bets = tx.selectFrom('journal').select('amount').where('uid', '=', uid).where('seq', '>', seq)
        const staked = await bets.where('kind', '=', 1).execute()
        played += staked.reduce((sum, { amount }) => sum + amount, 0n)
      }
    })
  }
  expect(new Set(redeemed)).toEqual(new Set(['cashback-ticket', 'voucher-10']))
  expect(redeemed.filter(goods => goods === 'voucher-10')).toHaveLength(vouchers)
  expect(bonuses).toBeGreaterThan(0)
  expect(played).toBeGreaterThan(0n)
})

test('a town that was cut short went on where it stood, with the residents it had [FACT-77]', async () => {
  const towns = await readTowns(options.dataFolder)
  expect(towns).toMatchObject([{ first: 0, members: wish.members }])
  const [town] = towns
  expect(cutShort.wentOnAtMs).toBeGreaterThanOrEqual(cutShort.atMs)
  expect(cutShort.atMs).toBeGreaterThan((town?.startMs ?? 0) + 2.4 * dayMs)
  expect(cutShort.atMs).toBeLessThan(town?.endMs ?? 0)
  expect(town?.reachedMs).toBe(town?.endMs)
  expect(cutShort.members).toBeGreaterThan(0)
  const members = await countAll('profile')
  expect([members >= cutShort.members, members <= wish.members]).toEqual([true, true])
})

test('a town that is there is left alone, also by a server with another data folder [FACT-77]', async () => {
  const before = [await countAll('journal'), await countAll('game_session')]
  expect(await loadFirstTown(options, wish)).toBeUndefined()
  const elsewhere = await mkdtemp(join(tmpdir(), 'saya-town-'))
  expect(await loadFirstTown({ ...options, dataFolder: elsewhere }, wish)).toBeUndefined()
  expect(await loadNextTown({ ...options, dataFolder: elsewhere }, wish)).toBe('residents of another folder')
  await rm(elsewhere, { recursive: true })
  expect([await countAll('journal'), await countAll('game_session')]).toEqual(before)
})

test('more members come beside those who are there [FACT-80]', async () => {
  const [postings, members] = [await countAll('journal'), await countAll('profile')]
  expect(await loadNextTown(options, { members: 3, days: 2 })).toBeUndefined()
  expect(await countAll('journal')).toBeGreaterThan(postings)
  expect(await countAll('profile')).toBe(members + 3)
  expect(await readTowns(options.dataFolder)).toMatchObject([
    { first: 0, members: wish.members },
    { first: wish.members, members: 3 },
  ])
})

test('the command adds as many as it is asked for, over as many days as it is told [FACT-80]', async () => {
  const members = await countAll('profile')
  const said: string[] = []
  await populate.run({
    ...commandTools(options),
    args: ['--members', '2', '--days', '2'],
    ownUrl: `http://127.0.0.1:${await freePort()}`,
    say: sentence => said.push(sentence),
  })
  expect(said).toEqual(['The invented members are there.'])
  // Its days end now: it depends on the hour whether both have signed up.
  expect(await countAll('profile')).toBeGreaterThan(members)
  expect((await readTowns(options.dataFolder)).at(-1)).toMatchObject({ first: wish.members + 3, members: 2, days: 2 })
})

test('where other members are, no town is loaded [FACT-78]', async () => {
  const own = await openWorld()
  await own.player()
  const others = await optionsFor(own)
  expect(await loadFirstTown(others, wish)).toBe('other members are there')
  expect(await loadNextTown(others, wish)).toBe('other members are there')
  await rm(others.dataFolder, { recursive: true, force: true })
  await own.close()
})
