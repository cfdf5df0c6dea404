import { boxShareOf } from '@saya/contract/box/boxShare.ts'
import { drawBox, findBoxFaults } from '@saya/game-math'
import { dayMs, daySpan, manilaDay, startOfManilaDay } from '@saya/money'
import {
  approve,
  approvedPlayer,
  ask,
  boxTools,
  type BoxTools,
  harmLife,
  limitTools,
  listIncidents,
  memberDoor,
  openWorld,
  type Player,
  rewardTools,
  tallyPlay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { endClaim } from './claim/endClaim.ts'
import { openBox } from './claim/openBox.ts'
import { takeBox } from './claim/takeBox.ts'
import { takeOpening } from './claim/takeOpening.ts'
import { findDay } from './day/day.store.ts'
import { openSeed } from './day/seed.ts'
import { readStanding } from './readStanding.ts'

const peso = 10_000n

let world: World
let on: BoxTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = boxTools(world)
  await on.turn()
})
afterAll(() => world.close())

async function dayOf(day = on.today()) {
  const found = await world.db.app(tx => findDay(tx, day))
  if (!found) throw new Error(`No boxes were bound for ${day}.`)
  return found
}

/** What a box must hold, worked out of the sealed seed apart from the server’s own way. */
async function drawnOf({ uid }: Player, clientSeed: string): Promise<string> {
  const day = await dayOf()
  const seed = openSeed(day, on.deps.masters)
  return drawBox({ seed, clientSeed, uid: String(uid), odds: day.odds })
}

const units = (pesos: string) => BigInt(pesos.replace('.', '')) * 100n

async function takenOn(day = on.today()) {
  const { rows } = await world.db.app(tx =>
    sql<{ taken: bigint; claims: bigint }>`
      select coalesce(sum(taken), 0)::bigint as taken,
        (select count(*) from box_claim where day = ${day} and status <> 'refused') as claims
      from box_slice where day = ${day}`.execute(tx),
  )
  return rows[0]
}

async function lastFacts({ uid }: Player) {
  const found = world.db.app(tx =>
    tx
      .selectFrom('decision')
      .select('facts')
      .where('uid', '=', uid)
      .orderBy('at', 'desc')
      .orderBy('act', 'desc')
      .execute(),
  )
  return (await found)[0]?.facts
}

async function decisions({ uid }: Player) {
  const rows = await world.db.app(tx =>
    tx.selectFrom('decision').select(['act', 'code']).where('uid', '=', uid).orderBy('at').orderBy('act').execute(),
  )
  return rows.map(({ act, code }) => `${act} ${code}`.trim())
}

function close({ uid }: Player, cause: 'exclusion' | 'time_out') {
  const nowMs = world.clock.now()
  const gate = { uid, cause, openUntilMs: null, closedUntilMs: nowMs + 3_600_000, nowMs } as const
  return world.db.member(uid, tx => setGate(tx, gate))
}

describe('a box that waits', () => {
  test('is opened by a form, holds what its seed says, and is in the balance with its play [PROMO-59, PROMO-65, PROMO-73, PROMO-102]', async () => {
    const ana = await on.player()
    expect((await on.bonus(ana)).data).toMatchObject({ task_state: 1, bonus: '0.00', why_not: null })
    const body = new URLSearchParams({ pid: '1', client_seed: 'the-word-of-ana' })
    const headers = { t: ana.token, accept: 'application/json' }
    const reply = await fetch(`${world.url}/promo/blindbox/claim`, { method: 'POST', headers, body })
    const { data } = (await reply.json()) as { data: { bonus: string; proof: { seed: string; commitment: string } } }
    expect(data.bonus).toBe(await drawnOf(ana, 'the-word-of-ana'))
    expect(data.proof).toMatchObject({ seed: '', commitment: (await dayOf()).commitment })
    expect(await on.postingsOf(ana)).toEqual([units(data.bonus)])
    const lots = await ask(world, 'GET /finance/wallet/lots', {}, ana)
    expect(lots.data.d).toMatchObject([{ amount: data.bonus, turnover_required: data.bonus }])
    expect((await on.bonus(ana)).data).toMatchObject({ task_state: 2, bonus: data.bonus, expires_at: 0 })
    expect(await decisions(ana)).toEqual(['claim'])
  })

  test('comes to one outcome and one posting, of 50 openings at once of which none is held back [PROMO-101]', async () => {
    const ana = await on.player()
    const before = await takenOn()
    async function open(at: number) {
      const body = { client_seed: `word-number-${at}` }
      const call = { caller: ana, body, callName: `tap-${at}`, holdFor: memberDoor(world.db, ana.uid) }
      const taken = await takeOpening(on.deps, call)
      if (!taken.ok) return taken.code
      const outcome = await world.db.member(ana.uid, tx => openBox(tx, on.deps, taken.data))
      await endClaim(on.deps, taken.data, outcome)
      return `${taken.data.claim.clientSeed} ${outcome.code}${outcome.amount}`
    }
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => open(at)))
    const word = outcomes[0]?.split(' ')[0] ?? ''
    const drawn = units(await drawnOf(ana, word))
    expect(outcomes).toEqual(Array.from({ length: 50 }, () => `${word} ${drawn}`))
    expect(await on.postingsOf(ana)).toEqual([drawn])
    expect(Number(await takenOn().then(now => now?.taken)) - Number(before?.taken)).toBe(1)
  })

  test('comes to one outcome and one posting, of 50 calls at once with a word of their own each [PROMO-101]', async () => {
    const ana = await on.player()
    const before = await takenOn()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => on.open(ana, { clientSeed: `word-number-${at}`, key: `tap-${at}` })),
    )
    // What one member may send at once is limited for all calls that move money; whoever was let in is answered alike.
    const given = answers.filter(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    expect(given.length).toBeGreaterThan(3)
    const told = new Set(given.map(({ data }) => `${data.bonus} ${data.proof.client_seed}`))
    expect(told.size).toBe(1)
    const { bonus, proof } = given[0]?.data ?? { bonus: '', proof: { client_seed: '' } }
    expect(bonus).toBe(await drawnOf(ana, proof.client_seed))
    expect(await on.postingsOf(ana)).toEqual([units(bonus)])
    expect(Number(await takenOn().then(now => now?.taken)) - Number(before?.taken)).toBe(1)
    expect((await on.open(ana, { clientSeed: 'another-word', key: 'late' })).data).toMatchObject({ bonus, proof })
  })

  test('is not there for whoever played less, takes a break, is excluded or has no approved ID, and they read why [PROMO-100]', async () => {
    const idle = await approvedPlayer(world)
    await on.play(idle, 99)
    // What was played today, or two days ago, is none of it.
    for (const day of [on.today(), manilaDay(world.clock.now() - 2 * dayMs)])
      await tallyPlay(world, idle, { day, game: 9000, bet: 500n * peso, win: 0n })
    expect((await on.bonus(idle)).data).toMatchObject({ task_state: 0, why_not: { code: 'box_counting' } })
    await on.endYesterday()
    const why = { code: 'box_play', sentence: 'Today’s box is for members who played ₱100 or more yesterday.' }
    expect((await on.bonus(idle)).data.why_not).toEqual(why)
    expect(await on.open(idle)).toMatchObject({ status: 409, ...why })
    for (const cause of ['exclusion', 'time_out'] as const) {
      const away = await on.player()
      await close(away, cause)
      expect((await on.bonus(away)).data.why_not?.code).toBe('promotion_paused')
      expect(await on.open(away)).toMatchObject({ status: 403, code: 'promotion_paused' })
      expect((await on.detail(away)).data).toMatchObject({ data: [], unclaimed: 0 })
    }
    const nobody = await world.player({ kyc: 'fully_kyc' })
    await on.play(nobody)
    expect(await on.open(nobody)).toMatchObject({ status: 403, code: 'promotion_id' })
    expect(await decisions(nobody)).toEqual(['claim promotion_id'])
    expect((await ask(world, 'POST /promo/blindbox/claim', { body: { client_seed: 'a-word-of-mine' } })).status).toBe(
      401,
    )
    expect((await on.open(idle, { clientSeed: 'no:word' })).status).toBe(400)
    // How much it is stands in the terms that the day was bound by.
    const askFor = (pesos: bigint) =>
      world.db.app(tx => sql`update box_day set least_play = ${pesos * peso} where day = ${on.today()}`.execute(tx))
    const eva = await on.player()
    await askFor(200n)
    expect((await on.bonus(eva)).data.why_not).toEqual({ ...why, sentence: why.sentence.replace('₱100', '₱200') })
    await askFor(100n)
    expect((await on.bonus(eva)).data.task_state).toBe(1)
  })

  test('is one for an approved ID a day, whoever of two accounts comes first [PROMO-106]', async () => {
    const [one, two] = [await on.player(), await on.player()]
    expect((await on.open(one)).status).toBe(200)
    await world.db.app(tx => sql`delete from kyc_id_claim where uid in (${one.uid}, ${two.uid})`.execute(tx))
    await approve(world, two, String(one.uid))
    expect((await on.bonus(two)).data.why_not?.code).toBe('promotion_id_used')
    expect(await on.open(two)).toMatchObject({ status: 409, code: 'promotion_id_used' })
  })
})

describe('the cap of a day', () => {
  test('counts boxes and not pesos: of 24 who open at once as many as there are boxes get one [PROMO-106]', async () => {
    const before = await takenOn()
    const left = 3
    await world.db.app(tx =>
      sql`update box_slice set taken = greatest(taken, 1),
          most = greatest(taken, 1) + case when slice = 1 then ${left}::integer else 0 end
        where day = ${on.today()}`.execute(tx),
    )
    const crowd = await Promise.all(Array.from({ length: 24 }, () => on.player()))
    const codes = (await Promise.all(crowd.map(player => on.open(player)))).map(({ code }) => code ?? 'given')
    expect(codes.filter(code => code === 'given')).toHaveLength(left)
    expect(new Set(codes)).toEqual(new Set(['given', 'box_used_up']))
    const posted = await Promise.all(crowd.map(on.postingsOf))
    expect(posted.flat()).toHaveLength(left)
    expect(Number((await takenOn())?.claims)).toBe(Number(before?.claims) + left)
    await world.db.app(tx => sql`update box_slice set most = taken + 5000 where day = ${on.today()}`.execute(tx))
  })

  test('beyond what an ID is given in a month no box is opened, and what one costs by its odds decides, whatever it holds [PROMO-107]', async () => {
    const ana = await on.player()
    await world.db.app(tx =>
      sql`insert into gift_month select number_hash, ${`${on.today().slice(0, 7)}-01`}::date, ${649n * peso}
        from kyc_id_claim where uid = ${ana.uid}`.execute(tx),
    )
    const before = await takenOn()
    expect((await on.bonus(ana)).data).toMatchObject({ task_state: 0, why_not: { code: 'promotion_gift_cap' } })
    expect((await on.detail(ana)).data).toMatchObject({ unclaimed: 0, why_not: { code: 'promotion_gift_cap' } })
    expect(await on.open(ana)).toMatchObject({ status: 409, code: 'promotion_gift_cap' })
    expect(await lastFacts(ana)).toMatchObject({ giftMonthCap: '650.00', giftMonthBefore: '649.00' })
    expect(await takenOn()).toEqual(before)
    // There is room for what a box costs by the odds, and no centavo more.
    world.clock.advance(1000)
    await world.db.app(tx =>
      sql`update gift_month set units = ${647n * peso + 9100n} where units = ${649n * peso}`.execute(tx),
    )
    expect((await on.open(ana)).status).toBe(200)
    expect(await lastFacts(ana)).toMatchObject({ giftMonthBefore: '647.91', giftMonthAfter: '650.00' })
  })
})

describe('an opening that is cut off', () => {
  async function takeOnly(player: Player) {
    const nowMs = world.clock.now()
    const standing = await readStanding(on.deps, { uid: player.uid, nowMs })
    if (!standing?.idHash) throw new Error('There is no box.')
    const { today, idHash, facts } = standing
    const { version, odds } = await dayOf()
    const id = `00000000-0000-4000-8000-${String(player.uid).padStart(12, '0')}`
    const claim = { id, uid: player.uid, day: today, clientSeed: 'first-word', idHash, share: boxShareOf(odds) }
    await world.db.app(tx => takeBox(tx, { claim, version, facts, giftCap: 6_000_000n, nowMs }))
  }

  test('behind the claim comes to the word of the first call, by the sweep or by another call [PROMO-101]', async () => {
    const [ana, ben] = [await on.player(), await on.player()]
    await takeOnly(ana)
    await takeOnly(ben)
    expect(await on.postingsOf(ana)).toEqual([])
    const again = await on.open(ben, { clientSeed: 'second-word' })
    expect(again.data).toMatchObject({ bonus: await drawnOf(ben, 'first-word'), proof: { client_seed: 'first-word' } })
    world.clock.advance(31_000)
    expect(await on.finish()).toBe(1)
    expect(await on.postingsOf(ana)).toEqual([units(await drawnOf(ana, 'first-word'))])
    expect(await on.finish()).toBe(0)
  })

  test('is finished in one run with all others, also where they are more than a page', async () => {
    const crowd = await Promise.all(Array.from({ length: 101 }, () => on.player()))
    await Promise.all(crowd.map(takeOnly))
    world.clock.advance(31_000)
    expect(await on.finish()).toBe(101)
    expect(await on.finish()).toBe(0)
  })

  test.each(['none', 'contact', 'stop'] as const)(
    'of a member who came to a limit or shows signs of harm meanwhile, in the band %s, is refused, gives back once what it took, and promises nothing [FACT-96]',
    async band => {
      const code = band === 'none' ? 'promotion_limit' : 'promotion_unavailable'
      const [limits, life] = [limitTools(world), harmLife(world)]
      const ben = await limits.player()
      await approve(world, ben)
      await on.play(ben)
      const before = await takenOn()
      await takeOnly(ben)
      if (band === 'none') {
        await limits.set(ben, { most: '100' })
        expect(await limits.bet(ben, 100)).toBe('OK')
      } else await life.write(ben, `insert into harm_day values ($uid, '${life.day()}', 9, '${band}', '${band}', '{}')`)
      world.clock.advance(31_000)
      expect(await on.finish()).toBe(1)
      world.clock.advance(61_000)
      expect([await on.finish(), await takenOn()]).toEqual([0, before])
      expect([await on.postingsOf(ben), await decisions(ben)]).toEqual([[], ['claim', `grant ${code}`]])
    },
  )

  test('of a member who excluded themselves meanwhile gives box and share back once, and promises nothing [PROMO-108]', async () => {
    const ana = await on.player()
    const before = await takenOn()
    await takeOnly(ana)
    await close(ana, 'exclusion')
    world.clock.advance(31_000)
    expect(await on.finish()).toBe(1)
    world.clock.advance(61_000)
    expect(await on.finish()).toBe(0)
    expect(await takenOn()).toEqual(before)
    expect(await on.postingsOf(ana)).toEqual([])
    const { rows } = await world.db.app(tx =>
      sql<{ units: bigint }>`select units from gift_month g join kyc_id_claim c on c.number_hash = g.id_hash
        where c.uid = ${ana.uid}`.execute(tx),
    )
    expect(rows).toEqual([{ units: 0n }])
    expect(await decisions(ana)).toEqual(['claim', 'grant promotion_paused'])
    expect(await lastFacts(ana)).toMatchObject({ isExcluded: true, isTimedOut: false, giftMonthAfter: '0.00' })
  })
})

describe('an account that is closed', () => {
  async function booksOf({ uid }: Player) {
    const { rows } = await world.db.app(tx =>
      sql<{ status: string; code: string; amount: bigint | null; gifts: bigint }>`
        select status, code, amount, (select units from gift_month where id_hash = c.id_hash) as gifts
        from box_claim c where uid = ${uid}`.execute(tx),
    )
    return rows
  }
  const cameBack = [{ status: 'refused', code: 'promotion_account', amount: null, gifts: 0n }]
  function leave(player: Player, rewards: number) {
    const gives_up = { pesos: '0.00', coins: '0', rewards }
    return ask(world, 'POST /member/close', { body: rewards === 0 ? {} : { gives_up } }, player)
  }
  async function take(player: Player) {
    const body = { client_seed: 'a-word-of-mine' }
    const call = { caller: player, body, callName: null, holdFor: memberDoor(world.db, player.uid) }
    const taken = await takeOpening(on.deps, call)
    return taken.ok ? taken.data : expect.fail(taken.code)
  }

  test('before the prize of its box was promised gives box and share of gifts back, and is promised nothing [FACT-52]', async () => {
    const ana = await on.player()
    const before = await takenOn()
    await take(ana)
    expect((await leave(ana, 0)).status).toBe(200)
    world.clock.advance(31_000)
    expect(await on.finish()).toBe(1)
    expect([await booksOf(ana), await takenOn()]).toEqual([cameBack, before])
    expect([await on.postingsOf(ana), await decisions(ana)]).toEqual([[], ['claim', 'grant promotion_account']])
  })

  test.each(['by the time of the answer', 'by the sweep, where closing was cut off behind the wallet'] as const)(
    'while the prize of its box waits for room gives box and share of gifts back %s, once [FACT-52]',
    async way => {
      const ana = await on.player()
      const before = await takenOn()
      const opening = await take(ana)
      const findRoom = async () => ({ ok: false, reason: 'cap', againAtMs: world.clock.now() + 600_000 }) as const
      const deps = { ...on.deps, findRoom }
      const outcome = await world.db.member(ana.uid, tx => openBox(tx, deps, opening))
      await endClaim(on.deps, opening, outcome)
      expect(outcome).toMatchObject({ code: '', isWaiting: true })
      if (way === 'by the time of the answer') expect((await leave(ana, 1)).status).toBe(200)
      else {
        await world.db.member(ana.uid, tx =>
          sql`update wallet set gates = gates | 1 where uid = ${ana.uid}`.execute(tx),
        )
        world.clock.advance(601_000)
      }
      const tools = rewardTools(world)
      for (let turn = 0; turn < 2; turn++) await Promise.all([tools.sweep(), tools.sweep()])
      expect([await booksOf(ana), await takenOn()]).toEqual([cameBack, before])
      const key = { uid: ana.uid, kind: 4001, name: opening.claim.day } as const
      expect(await tools.stateOf(key)).toMatchObject({ status: 'refused', reason: 'account_closed' })
      expect([await on.postingsOf(ana), await decisions(ana)]).toEqual([[], ['claim', 'grant promotion_account']])
    },
  )
})

test('a box is opened until 23:59:59.999 of its day, its seed is told behind 00:10 of the next and never before, and it proves itself [PROMO-100, PROMO-102, PROMO-103, PROMO-109]', async () => {
  const [ana, ben] = [await on.player(), await on.player()]
  const midnightMs = startOfManilaDay(world.clock.now()) + dayMs
  const day = on.today()
  world.clock.advance(midnightMs - 3_600_000 - world.clock.now())
  const { data: waits } = await on.bonus(ben)
  expect(waits).toMatchObject({ task_state: 1, expires_at: midnightMs / 1000 })
  world.clock.advance(midnightMs - 1 - world.clock.now())
  const headers = { date: new Date(midnightMs + dayMs).toUTCString(), 'idempotency-key': 'last-tap' }
  const body = { client_seed: 'last-moment' }
  const last = await ask(world, 'POST /promo/blindbox/claim', { body }, { token: ana.token, headers })
  expect([last.status, last.data.proof.day]).toEqual([200, day])
  world.clock.advance(1)
  // The same call behind midnight is the opening of the day before, and takes nothing of the new one.
  await on.play(ana)
  const again = await ask(world, 'POST /promo/blindbox/claim', { body }, { token: ana.token, headers })
  expect(again.data).toEqual(last.data)
  expect((await on.bonus(ana)).data.task_state).toBe(1)
  expect((await on.open(ben)).code).toBe('box_counting')
  expect((await on.detail(ana, day.slice(0, 7))).data.data[0]).toMatchObject({ date: day, proof: { seed: '' } })
  expect((await on.detail(ben, day.slice(0, 7))).data).toMatchObject({ data: [{ date: day, state: 'expired' }] })
  for (const ms of [0, 10 * 60_000 - 1]) {
    world.clock.advance(ms)
    await on.turn()
    expect((await dayOf(day)).shownAtMs).toBeNull()
  }
  world.clock.advance(1)
  await on.turn()
  const { data } = await on.detail(ana, day.slice(0, 7))
  const { proof, bonus } = data.data[0] ?? {}
  if (!proof) throw new Error('There is no proof.')
  const { client_seed: clientSeed, odds_hash: _hash, ...told } = proof
  expect(findBoxFaults({ ...told, clientSeed })).toEqual([])
  expect([proof.seed.length, bonus]).toEqual([64, last.data.bonus])
  const closed = await dayOf(day)
  expect([closed.taken, closed.cost !== null]).toEqual([Number((await takenOn(day))?.claims), true])
  // Whoever comes with a claim of a day whose seed is told gets nothing of it.
  const slices = await world.db.app(tx => sql`select from box_slice where day = ${day} and not is_closed`.execute(tx))
  expect(slices.rows).toEqual([])
  await world.db.member(ben.uid, tx => sql`delete from tally_game where uid = ${ben.uid}`.execute(tx))
  expect(daySpan(manilaDay(world.clock.now())).fromMs).toBe(midnightMs)
})

test('the night draws each box of the day again, and tells of one that is not what its seed says [PROMO-110]', async () => {
  const [ana, ben] = [await on.player(), await on.player()]
  await on.open(ana)
  await on.open(ben)
  world.clock.advance(dayMs + 20 * 60_000)
  await on.turn()
  await on.prove()
  expect((await world.db.app(listIncidents)).filter(({ kind }) => kind === 'BOX_DRAW')).toEqual([])
  await world.db.member(ben.uid, tx =>
    sql`update box set amount = amount + 10000 where uid = ${ben.uid} and day = ${on.yesterday()}`.execute(tx),
  )
  await on.prove()
  const found = (await world.db.app(listIncidents)).filter(({ kind }) => kind === 'BOX_DRAW')
  expect(found.map(({ subject }) => subject)).toEqual([`${on.yesterday()} ${ben.uid}`])
})
