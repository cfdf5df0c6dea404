import { readFileSync } from 'node:fs'
import { manilaDay } from '@saya/money'
import {
  ask,
  boxTools,
  closeAccount,
  openWorld,
  type Player,
  readJournal,
  root,
  sendFeedback,
  signInWithCode,
  submitAs,
  vipTools,
  withdrawalTools,
  workDay,
  type World,
} from '@saya/testing'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { addJob } from '../../platform/jobs/index.ts'
import { ownerNotice } from '../identity/notice.ts'
import { openMonths } from '../wallet/index.ts'
import { composeCleanUps } from '../../worker/composeCleanUps.ts'
import { dropWritten } from './dropWritten.ts'
import { forgottenOwn, forgottenShared } from './forget.store.ts'
import { forgetClosed } from './forgetClosed.ts'
import { tableKeeping } from './tableKeeping.ts'

const dayMs = 24 * 3_600_000
/** With the day of a leap year. */
const fiveYearsMs = 1826 * dayMs

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const person = { first_name: 'Kalimutan', middle_name: 'Dapat', last_name: 'Makalimutang', id_number: 'N9000010770' }
const night = (db = world.db) => workDay(world, forgetClosed({ ...world, db }))

/** Somebody who told all that the product asks of a person. */
async function known(wish = person, email = `${wish.id_number.toLowerCase()}@example.com`): Promise<Player> {
  const player = await world.player({ email })
  await submitAs(world, player, wish)
  await sendFeedback(world, player, `I am ${wish.last_name}`)
  return player
}

/** Every table in which a text stands. */
async function tablesWith(words: readonly string[]): Promise<readonly string[]> {
  return world.db.app(async tx => {
    const { rows } = await sql<{ name: string }>`
      select relnamespace::regnamespace || '.' || relname as name from pg_class
      where relnamespace::regnamespace::text ~ '^(app|member_[0-9]+)$' and relkind in ('r', 'p') and not relispartition order by 1`.execute(
      tx,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const like = words.map(word => `%${word}%`)
      const met = await sql`select from ${sql.table(name)} t where t::text ilike any(${like}::text[]) limit 1`.execute(
        tx,
      )
      if (met.rows.length > 0) found.push(name.replace(/^member_\d+/, 'member'))
    }
    return found
  })
}

const deviceOfLink = 'the-device-that-followed-a-link'

function keepReferral({ uid }: Player) {
  const link = { code: '', parent: null, channel: '0', state: 'channel', network: '203.0.113.9' } as const
  const at = instant(world.clock.now())
  return world.db.app(tx =>
    tx
      .insertInto('referral')
      .values({ uid, ...link, device: deviceOfLink, at })
      .execute(),
  )
}

/** What counts for an approved ID, whoever has shown it. */
async function keepMarks(tx: AppTx, { uid, day, hash }: { uid: bigint; day: string; hash: Buffer }): Promise<void> {
  const at = instant(world.clock.now())
  const box = {
    id: randomUUID(),
    day,
    uid,
    client_seed: 'word-of-the-browser',
    id_hash: hash,
    share: 1n,
    at,
    status: 'done',
    done_at: at,
  }
  await tx
    .insertInto('box_claim')
    .values({ ...box, due_at: null, amount: 1n })
    .execute()
  const task = { reward_id: randomUUID(), uid, mark: hash, period: 'once', coins: 5, at }
  await tx.insertInto('task_share').values(task).execute()
}

async function keepBirthday(tx: MemberTx, uid: bigint): Promise<void> {
  const given = { reward_id: randomUUID(), uid, kind: 4004, level: 1, year: 2026, birthday: '1990-05-17' }
  const rest = { amount: 1n, version: 1, turnover: 0n, at: instant(world.clock.now()) }
  await tx
    .insertInto('vip_bonus')
    .values({ ...given, ...rest })
    .execute()
}

async function signInOf({ uid }: Player) {
  return world.db.app(tx => tx.selectFrom('sign_in').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow())
}

describe('five years after an account was closed', () => {
  test('nothing names its member any more, in no table and no object, and their phone is free [SAFE-151]', async () => {
    const email = 'somebody.once@example.com'
    const ana = await known(person, email)
    const bea = await known({
      ...person,
      first_name: 'Nananatili',
      last_name: 'Nananatiling',
      id_number: 'N9000010780',
    })
    const keys = await world.db.member(ana.uid, tx =>
      tx.selectFrom('kyc_photo').select('object_key').where('uid', '=', ana.uid).execute(),
    )
    expect(keys.length).toBeGreaterThan(0)
    await closeAccount(world.db, ana.uid, world.clock.now())
    const words = [ana.phone, email, person.last_name, person.first_name, person.id_number]
    expect((await tablesWith(words)).length).toBeGreaterThan(3)
    expect(await tablesWith([email])).not.toEqual([])
    world.clock.advance(fiveYearsMs + 2 * dayMs)
    await night()
    expect(await tablesWith(words)).toEqual([])
    for (const { object_key: key } of keys) expect(await world.objects.get(key).catch(() => 'gone')).toBe('gone')
    expect(await signInOf(bea)).toMatchObject({ phone: bea.phone, forgotten_at: null })
    expect((await tablesWith(['Nananatiling'])).length).toBeGreaterThan(1)
    const again = await signInWithCode(world, ana.phone)
    expect(again.token).not.toBe('')
    expect(await signInOf(ana)).toMatchObject({ phone: `gone-${ana.uid}`, email: null })
  })

  test('what was paid out and played stays, and names neither them nor their account [SAFE-151]', async () => {
    await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
    const money = withdrawalTools(world)
    const ana = await money.payable()
    await vipTools(world).play(ana, 10)
    await readJournal(world)
    const moved = () =>
      world.db.member(ana.uid, async tx => {
        const rows = await tx.selectFrom('journal').select('kind').where('uid', '=', ana.uid).orderBy('seq').execute()
        const rounds = await tx.selectFrom('bet_record').select('bet').where('uid', '=', ana.uid).execute()
        return [rows.map(({ kind }) => kind), rounds.map(({ bet }) => bet)]
      })
    await keepReferral(ana)
    const id = await money.begin(ana, { amount: '500' })
    await money.work()
    await money.decide(id, 'succeeded')
    world.clock.advance(3_600_000)
    await money.work()
    await closeAccount(world.db, ana.uid, world.clock.now())
    const before = await moved()
    expect(before).toEqual([expect.arrayContaining([1, 2, 11, 13]), expect.arrayContaining([10n * 10_000n])])
    const words = [ana.phone, 'Ramos', deviceOfLink]
    expect(await tablesWith(words)).toEqual(expect.arrayContaining(['member.payee', 'app.referral']))
    world.clock.advance(fiveYearsMs + 2 * dayMs)
    // What was answered to a call of money is forgotten by a work of its own.
    for (const work of composeCleanUps(world)) await workDay(world, work)
    expect(await tablesWith(words)).toEqual([])
    expect(await money.row(ana, id)).toMatchObject({ status: 'completed', account: '', amount: 5_000_000n })
    expect(await moved()).toEqual(before)
  })

  test('neither a friend, a birthday nor a job that failed says who they were, and no hash of their ID finds them again [SAFE-151]', async () => {
    const [ana, bea, ida] = [await known(), await world.player(), await world.player()]
    const nowMs = world.clock.now()
    const { username } = await signInOf(ana)
    const hash = Buffer.alloc(32, 7)
    await boxTools(world).turn()
    await world.db.member(bea.uid, tx =>
      tx
        .updateTable('profile')
        .set({ parent_uid: ana.uid, parent_name: username })
        .where('uid', '=', bea.uid)
        .execute(),
    )
    await world.db.app(async tx => {
      const link = { code: '', channel: '0', device: '', network: '', at: instant(nowMs) }
      await tx
        .insertInto('referral')
        .values({ uid: bea.uid, parent: ana.uid, state: 'named', ...link })
        .execute()
      await keepMarks(tx, { uid: ana.uid, day: manilaDay(nowMs), hash })
      await keepMarks(tx, { uid: ida.uid, day: manilaDay(nowMs + dayMs), hash })
      await sql`insert into gift_month (id_hash, month, units) values (${hash}, date_trunc('month', ${instant(nowMs)}::timestamptz)::date, 1)`.execute(
        tx,
      )
      await addJob(tx, ownerNotice, { payload: { to: ana.phone, by: 'sms', what: 'phone_moved' } })
      await sql`update graphile_worker._private_jobs set attempts = max_attempts, updated_at = ${instant(nowMs)}`.execute(
        tx,
      )
    })
    await world.db.member(ana.uid, tx => keepBirthday(tx, ana.uid))
    await closeAccount(world.db, ana.uid, nowMs)
    const words = [username, '1990-05-17', hash.toString('hex'), ana.phone]
    expect(await tablesWith(words)).toEqual(
      expect.arrayContaining(['app.box_claim', 'app.task_share', 'member.profile', 'member.vip_bonus']),
    )
    world.clock.advance(fiveYearsMs + 2 * dayMs)
    for (const work of composeCleanUps(world)) await workDay(world, work)
    // Another person's own marks stay as they are: it is by chance here that they are the same.
    await world.db.app(tx => tx.deleteFrom('box_claim').where('uid', '=', ida.uid).execute())
    await world.db.app(tx => tx.deleteFrom('task_share').where('uid', '=', ida.uid).execute())
    expect(await tablesWith(words)).toEqual([])
    const { rows } = await world.db.app(tx =>
      sql`select from graphile_worker._private_jobs where payload::text like ${`%${ana.phone}%`}`.execute(tx),
    )
    expect(rows).toEqual([])
  })

  test('and not a day before, nor of whoever is excluded, looks like somebody excluded, or has money astray [SAFE-152]', async () => {
    const ana = await world.player()
    const held = await Promise.all(Array.from({ length: 5 }, () => world.player()))
    const [excluded, alike, likeness, paid, named] = held.map(({ uid }) => uid)
    const free = await Promise.all(Array.from({ length: 3 }, () => world.player()))
    const [notAnyMore, decided, settled] = free.map(({ uid }) => uid)
    for (const { uid } of [ana, ...held, ...free]) await closeAccount(world.db, uid, world.clock.now())
    await world.db.app(async tx => {
      await sql`insert into excluded_member (uid, closed_until) values (${excluded}, '2090-01-01'), (${notAnyMore}, '2027-12-01')`.execute(
        tx,
      )
      await sql`insert into look_alike (uid, excluded_uid, signs, status, found_at, held_at, decided_at) values
        (${alike}, ${excluded}, '{id}', 'held', now(), now(), null), (${ana.uid + 1_000_000n}, ${likeness}, '{id}', 'held', now(), now(), null),
        (${decided}, ${excluded}, '{id}', 'other', now(), now(), now())`.execute(tx)
      await sql`insert into payment_break (gateway, payment_id, reason, reference, amount, currency, found_at, uid, state, closed_at, proposed_uid, proposed_by)
        values ('maya', '1', 'canceled', '1', 10000, 'PHP', now(), ${paid}, 'open', null, null, null),
          ('maya', '2', 'unknown', '2', 10000, 'PHP', now(), null, 'proposed', null, ${named}, ${randomUUID()}),
          ('maya', '3', 'canceled', '3', 10000, 'PHP', now(), ${settled}, 'returned', now(), null, null)`.execute(tx)
    })
    async function forgottenOf(players: readonly Player[]) {
      return Promise.all(players.map(async player => (await signInOf(player)).forgotten_at !== null))
    }
    world.clock.advance(fiveYearsMs)
    await night()
    expect(await forgottenOf([ana, ...held, ...free])).toEqual(Array(9).fill(false))
    world.clock.advance(2 * dayMs)
    await night()
    expect(await forgottenOf([ana, ...free])).toEqual([true, true, true, true])
    expect(await forgottenOf(held)).toEqual(Array(5).fill(false))
    for (const player of held) expect((await signInOf(player)).phone).toBe(player.phone)
  })

  test('one that is cut off in the midst is finished by the next night, keeps nobody behind it waiting, and twice changes nothing [SAFE-153]', async () => {
    const [ana, bea] = [await known(), await world.player()]
    const words = [ana.phone, person.last_name, person.first_name, person.id_number]
    for (const player of [ana, bea]) await closeAccount(world.db, player.uid, world.clock.now())
    world.clock.advance(fiveYearsMs + 2 * dayMs)
    let steps = 0
    /** Goes away once the photos and some tables are emptied of her. */
    const failing = {
      ...world.db,
      async member<T>(uid: bigint, work: (tx: MemberTx) => Promise<T>): Promise<T> {
        if (uid === ana.uid && ++steps > 20) throw new Error('The database is not there.')
        return world.db.member(uid, work)
      },
    }
    const before = await tablesWith(words)
    await night(failing)
    const half = await tablesWith(words)
    expect([half.length > 0, half.length < before.length, steps]).toEqual([true, true, 21])
    expect(await signInOf(ana)).toMatchObject({ phone: ana.phone, forgotten_at: null })
    expect((await signInOf(bea)).forgotten_at).not.toBeNull()
    await night()
    expect(await tablesWith(words)).toEqual([])
    const forgotten = await signInOf(ana)
    expect(forgotten.forgotten_at).not.toBeNull()
    // A third night touches neither her nor whoever has her number by then.
    const again = await signInWithCode(world, ana.phone)
    const reads = await tablesWith([ana.phone])
    world.clock.advance(dayMs)
    await night()
    expect([await signInOf(ana), await tablesWith([ana.phone])]).toEqual([forgotten, reads])
    expect((await ask(world, 'GET /member/detail', {}, again)).status).toBe(200)
  })
})

test('feedback of a member is deleted five years after they wrote it, and not a day before [SAFE-154]', async () => {
  const ana = await known()
  const written = () =>
    world.db.member(ana.uid, tx => tx.selectFrom('feedback').select('id').where('uid', '=', ana.uid).execute())
  world.clock.advance(fiveYearsMs - 2 * dayMs)
  await workDay(world, dropWritten())
  expect(await written()).toHaveLength(1)
  world.clock.advance(4 * dayMs)
  await workDay(world, dropWritten())
  expect(await written()).toEqual([])
})

describe('each table', () => {
  test('that refers to one that is deleted is deleted before it, or with it [SAFE-151]', async () => {
    const order: readonly string[] = [...forgottenOwn, ...forgottenShared]
    const { rows } = await world.db.app(tx =>
      sql<{ from: string; to: string }>`
        select f.relname as "from", t.relname as "to" from pg_constraint c
        join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
        where c.contype = 'f' and c.confdeltype = 'a' and c.conparentid = 0`.execute(tx),
    )
    expect(rows.length).toBeGreaterThan(20)
    const faults = rows.filter(({ from, to }) => {
      const [own, other] = [order.indexOf(from), order.indexOf(to)]
      return other >= 0 && from !== to && (own < 0 || own > other)
    })
    expect(faults).toEqual([])
  })

  test('that goes with the person is one of those that are deleted, and no other is [SAFE-150]', () => {
    const kept = Object.entries(tableKeeping)
    const whole = kept.flatMap(([table, keeping]) => (keeping === 'person' ? [table] : []))
    const lists: readonly string[] = [...forgottenOwn, ...forgottenShared]
    const other = lists.filter(table => typeof tableKeeping[table as keyof typeof tableKeeping] === 'string')
    expect(other.toSorted()).toEqual(whole.toSorted())
  })

  test('that goes at an age of its own names a work that is done every day [SAFE-150]', () => {
    const works = composeCleanUps(world).map(({ name }) => name)
    const named = Object.values(tableKeeping).flatMap(keeping => (typeof keeping === 'string' ? [] : [keeping.until]))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => !works.includes(name))).toEqual([])
    expect(works).toContain('privacy.forgetClosed')
  })

  test('has a keeping that is written down [SAFE-150]', async () => {
    const { rows } = await world.db.app(tx =>
      sql<{ name: string }>`
        select distinct relname as name from pg_class where relnamespace::regnamespace::text ~ '^(app|ref|member_[0-9]+)$'
          and relkind in ('r', 'p') and not relispartition`.execute(tx),
    )
    // Two are the database's own: which migrations it has had, and which database it is.
    const tables = rows.map(({ name }) => name).filter(name => name !== 'migration' && name !== 'cluster')
    expect(tables.toSorted()).toEqual(Object.keys(tableKeeping).toSorted())
    const text = readFileSync(`${root}/docs/security/data.md`, 'utf8')
    for (const keeping of Object.values(tableKeeping))
      expect(text).toContain(typeof keeping === 'string' ? `| \`${keeping}\` ` : `\`${keeping.until}\``)
  })
})
