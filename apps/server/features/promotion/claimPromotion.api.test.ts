import { kycStatus } from '@saya/contract/kycStatus.ts'
import {
  approve,
  approvedPlayer,
  ask,
  askOffice,
  grantDeps,
  harmLife,
  limitTools,
  listIncidents,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  readLedger,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { endClaim, withdrawClaim } from './claim/endClaim.ts'
import { findClaim, type NewClaim } from './claim/claim.store.ts'
import { NotTaken, takeClaim } from './claim/takeClaim.ts'
import { finishClaims } from './index.ts'

const minuteMs = 60_000
const peso = 10_000n

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

let ana: Player
beforeEach(async () => {
  ana = await approvedPlayer(world)
})
/** Gifts that hold at the same time add up for an ID: each test has its own. */
afterEach(() => world.db.ref(tx => sql`update promotion set live = null`.execute(tx)))

interface Sending {
  readonly as?: Player
  readonly device?: string
  readonly key?: string
}

function claim(id: string, { as = ana, device = 'D', key }: Sending = {}) {
  const headers = { cookie: `device=${device.repeat(43).slice(0, 43)}`, ...(key ? { 'idempotency-key': key } : {}) }
  return ask(world, 'POST /promo/claim', { body: { id } }, { token: as.token, headers })
}

async function gifts({ uid }: Player = ana) {
  const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
  return journal.filter(({ kind }) => kind === 4010 || kind === 4008).map(({ amount }) => amount)
}

/** So that a test of something else is not stopped by the brake. */
function loosen(id: string) {
  return world.db.ref(tx => sql`update promotion_version set brake = 1000000000 where promotion = ${id}`.execute(tx))
}

async function budgetOf(id: string) {
  const { rows } = await world.db.app(tx =>
    sql<{ left: bigint; given: bigint; cost: bigint }>`
      select (select sum(left_units) from promotion_budget where promotion = ${id})::bigint as left,
        (select coalesce(sum(amount), 0) from claim where promotion = ${id} and status <> 'refused')::bigint as given,
        (select coalesce(sum(units), 0) from promotion_cost where promotion = ${id})::bigint as cost`.execute(tx),
  )
  return rows[0]
}

const inOneSlice = (left: bigint) => [left]
/** None has enough for a grant of a sixteenth of all; some have nothing. */
const inSixteen = (left: bigint) =>
  Array.from({ length: 16 }, (_, at) => (at % 4 === 0 ? 0n : left / 12n + (at === 1 ? left % 12n : 0n)))

/** Cuts the budget of a version, of which nothing was taken yet, into slices in which so much is left. */
function cut(id: string, lefts: readonly bigint[]) {
  return world.db.app(async tx => {
    await sql`delete from promotion_budget where promotion = ${id}`.execute(tx)
    await sql`
      insert into promotion_budget select ${id}, 1, slice - 1, greatest(left_units, 1), left_units
      from unnest(${lefts}::bigint[]) with ordinality cut (left_units, slice)`.execute(tx)
  })
}

/** The decisions on a promotion as they are kept. */
function decided(id: string) {
  return world.db.app(tx =>
    tx.selectFrom('decision').selectAll().where('promotion', '=', id).orderBy('at').orderBy('code').execute(),
  )
}

/** Why decisions on a promotion were made, granted ones with nothing. */
async function decisions(id: string): Promise<readonly string[]> {
  return (await decided(id)).map(({ act, code }) => `${act} ${code}`.trim())
}

describe('a gift that a member may have', () => {
  test('is in the balance with its play once it was claimed, and its reference finds the decision [FACT-40, FACT-48, TXN-73]', async () => {
    const id = await desk.live()
    const { status, data } = await claim(id)
    expect([status, data.message, data.amount]).toEqual([200, '₱10.00 was added to your balance.', '10.00'])
    expect(await gifts()).toEqual([10n * peso])
    const lots = await ask(world, 'GET /finance/wallet/lots', {}, ana)
    expect(lots.data.d).toMatchObject([{ amount: '10.00', turnover_required: '10.00' }])
    expect(await budgetOf(id)).toEqual({ left: 990n * peso, given: 10n * peso, cost: 10n * peso })
    const detail = await ask(world, 'GET /promo/detail', { query: { id } }, ana)
    expect(detail.data).toMatchObject({ reference: data.reference, has_claimed: true })
    expect(await decisions(id)).toEqual(['claim'])
    const bonuses = await ask(world, 'GET /promo/transaction/bonus', {}, ana)
    expect(bonuses.data.d).toMatchObject([{ cash_type: 4010, name: 'Gift', bonus: '10.00' }])
  })

  test('is given once, however often, at once and from however many devices it is claimed [FACT-49]', async () => {
    const id = await desk.live()
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(id, { key: 'tap' })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await claim(id, { key: 'other' })).toMatchObject({ status: 409, code: 'promotion_claimed' })
    const ben = await approvedPlayer(world)
    const many = await Promise.all(['A', 'B', 'C', 'E'].map(device => claim(id, { as: ben, device, key: device })))
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect([await gifts(), await gifts(ben)]).toEqual([[10n * peso], [10n * peso]])
    expect((await budgetOf(id))?.left).toBe(980n * peso)
  })
})

describe('a gift that a member may not have', () => {
  test('goes to four standings of verification and to no other [GATE-20, GATE-35, FACT-43]', async () => {
    const id = await desk.live()
    await loosen(id)
    const answers: [string, string | undefined][] = []
    for (const kyc of Object.keys(kycStatus) as (keyof typeof kycStatus)[]) {
      const { status, code } = await claim(id, { as: await approvedPlayer(world, { kyc }), device: kyc })
      answers.push([kyc, status === 200 ? 'given' : code])
    }
    expect(Object.fromEntries(answers)).toEqual({
      basic_account: 'given',
      basic_kyc: 'given',
      fully_kyc: 'given',
      test_account: 'given',
      unset: 'promotion_verify',
      under_review: 'promotion_verify',
      rejected: 'promotion_verify',
      frozen: 'promotion_account',
      block: 'account_blocked',
    })
  })

  test('is refused with its reason, which stands as a decision, and takes nothing [FACT-42, FACT-48]', async () => {
    const id = await desk.live({ audience: { needs_email: true, least_level: 2 } })
    expect(await claim(id)).toMatchObject({ status: 403, code: 'promotion_level' })
    const { token } = await world.player({})
    const unset = await ask(world, 'POST /promo/claim', { body: { id } }, { token })
    expect([unset.status, unset.code]).toEqual([403, 'promotion_verify'])
    expect(await decisions(id)).toEqual(['claim promotion_level', 'claim promotion_verify'])
    const same = { version: 1, budget_before: 1000n * peso, budget_after: 1000n * peso }
    expect(await decided(id)).toMatchObject([same, same])
    expect(await budgetOf(id)).toEqual({ left: 1000n * peso, given: 0n, cost: 0n })
    expect((await ask(world, 'POST /promo/claim', { body: { id } })).status).toBe(401)
    expect((await claim('no-such-thing')).status).toBe(404)
    // What is missing is told where nothing else is.
    const mailed = await desk.live({ audience: { needs_email: true } })
    const [code, sentence] = ['promotion_email', 'Add and confirm your email first.']
    expect(await claim(mailed)).toMatchObject({ status: 403, code, sentence })
    expect(await decisions(mailed)).toEqual([`claim ${code}`])
  })

  test('because a device or an approved ID has it already is refused, also of two at the same moment [FACT-49]', async () => {
    const id = await desk.live({ audience: { once_per_device: true } })
    await loosen(id)
    const others = await Promise.all([1, 2, 3].map(() => approvedPlayer(world)))
    const answers = await Promise.all(others.map(as => claim(id, { as, device: 'F' })))
    expect(answers.map(({ code }) => code ?? 'given').toSorted()).toEqual([
      'given',
      'promotion_device_used',
      'promotion_device_used',
    ])
    expect((await ask(world, 'POST /promo/claim', { body: { id } }, ana)).code).toBe('promotion_browser')
    const [first, twin] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
    await approve(world, first, 'the same ID')
    expect((await claim(id, { as: first, device: 'G' })).status).toBe(200)
    await world.db.app(tx => sql`update kyc_id_claim set approved_at = null where uid = ${first.uid}`.execute(tx))
    await approve(world, twin, 'the same ID')
    expect((await claim(id, { as: twin, device: 'H' })).code).toBe('promotion_id_used')
  })

  test('while the member takes a break is not offered to them, and refused [FACT-43]', async () => {
    const id = await desk.live()
    const closedUntilMs = world.clock.now() + 60 * minuteMs
    const gate = { uid: ana.uid, cause: 'time_out', openUntilMs: null, closedUntilMs } as const
    await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
    expect(await claim(id)).toMatchObject({ status: 403, code: 'promotion_paused' })
    expect((await ask(world, 'GET /promo/list', {}, ana)).data).toMatchObject({
      d: [],
      why_none: { code: 'promotion_paused' },
    })
  })

  test('while staff look at whether the member is somebody excluded is not offered to them, and refused', async () => {
    const id = await desk.live()
    const gate = { uid: ana.uid, cause: 'review', openUntilMs: null, closedUntilMs: null } as const
    await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
    expect(await claim(id)).toMatchObject({ status: 403, code: 'promotion_account' })
    expect((await budgetOf(id))?.left).toBe(1000n * peso)
    expect((await ask(world, 'GET /promo/list', {}, ana)).data).toMatchObject({ d: [] })
  })

  test('beyond what an ID is given in a month is refused, over all gifts, and a look says so [FACT-42, FACT-45]', async () => {
    // Beside them there are a month's mystery boxes, of ₱64.79 by their odds, and its check-ins and tasks without bets, of ₱62.85.
    const [one, two] = [await desk.live({ terms: { amount: '300' } }), await desk.live({ terms: { amount: '222' } })]
    const three = await desk.create({ terms: { amount: '1' } })
    expect(await desk.propose(three.id)).toMatchObject({ status: 422, code: 'promotion_gift' })
    await world.db.ref(tx => sql`update promotion set live = null where id = ${one}`.execute(tx))
    const late = await desk.live({ terms: { amount: '300' } })
    await world.db.ref(tx => sql`update promotion set live = 1 where id = ${one}`.execute(tx))
    expect([(await claim(one)).status, (await claim(two)).status]).toEqual([200, 200])
    const look = await ask(world, 'GET /promo/detail', { query: { id: late } }, ana)
    expect(look.data.why_not).toMatchObject({ code: 'promotion_gift_cap' })
    expect(await claim(late)).toMatchObject({ code: 'promotion_gift_cap' })
    expect((await budgetOf(late))?.left).toBe(1000n * peso)
    function set(before: '650' | '100', after: string) {
      const body = { name: 'gift_month', before, after: after as '650', reason: 'A quiet month.' } as const
      return askOffice(world, 'POST /office/api/setting/change', { body }, desk.second)
    }
    expect(await set('650', '651')).toMatchObject({ status: 422, code: 'setting_unknown' })
    expect((await set('650', '100')).status).toBe(200)
    const bob = await approvedPlayer(world)
    expect(await claim(two, { as: bob, device: 'B' })).toMatchObject({ code: 'promotion_gift_cap' })
    expect((await set('100', '650')).status).toBe(200)
    expect((await claim(two, { as: bob, device: 'B' })).status).toBe(200)
  })
})

test.each([
  ['one slice', inOneSlice],
  ['sixteen scarce slices', inSixteen],
] as const)(
  '200 claims at once on a cap of 10 in %s over three schemas: ten are given, and the budget is used up to the centavo [FACT-50]',
  async (_where, slices) => {
    const id = await desk.live({ budget: '100' })
    await loosen(id)
    await cut(id, slices(100n * peso))
    const crowd = await Promise.all(Array.from({ length: 40 }, () => approvedPlayer(world)))
    const devices = ['A', 'B', 'C', 'E', 'F']
    const answers = await Promise.all(
      devices.flatMap(device => crowd.map(as => claim(id, { as, device, key: `${device}-${as.uid}` }))),
    )
    const codes = answers.map(({ code }) => code ?? 'given')
    expect(codes.filter(code => code === 'given')).toHaveLength(10)
    expect(new Set(codes)).toEqual(new Set(['given', 'promotion_claimed', 'promotion_used_up']))
    expect(await budgetOf(id)).toEqual({ left: 0n, given: 100n * peso, cost: 100n * peso })
    const given = await Promise.all(crowd.map(gifts))
    expect(given.flat()).toEqual(Array.from({ length: 10 }, () => 10n * peso))
  },
)

test('of two versions of one promotion with a budget for one each, a member is given once, and nobody beyond the budget', async () => {
  const id = await desk.live({ budget: '10' })
  await loosen(id)
  expect((await claim(id)).status).toBe(200)
  const { seq } = (await desk.detail(id)).data
  const body = { id, seq, draft: offerFor(world, { budget: '10' }), reason: 'Once more' }
  expect((await askOffice(world, 'POST /office/api/promotion/change', { body }, desk.first)).status).toBe(200)
  expect((await desk.decide(id, (await desk.propose(id)).data.number)).status).toBe(200)
  await loosen(id)
  expect(await claim(id, { key: 'second' })).toMatchObject({ status: 409, code: 'promotion_claimed' })
  const others = [await approvedPlayer(world), await approvedPlayer(world)]
  const answers = await Promise.all(
    others.map((as, at) => claim(id, { as, device: 'EF'.charAt(at), key: `${as.uid}` })),
  )
  expect(answers.map(({ code }) => code ?? 'given').toSorted()).toEqual(['given', 'promotion_used_up'])
  expect(await budgetOf(id)).toEqual({ left: 0n, given: 20n * peso, cost: 20n * peso })
})

describe('a claim that is cut off', () => {
  const taking = (id: string, { uid }: Player, { amount = 10n * peso, name = id } = {}) =>
    world.db.app(tx =>
      takeClaim(tx, {
        id: crypto.randomUUID(),
        kind: 4010,
        name,
        uid,
        promotion: id,
        version: 1,
        amount,
        deviceHash: null,
        idHash: null,
        brake: 1_000_000n * peso,
        giftCap: 600n * peso,
        facts: { uid: String(uid), amount, brand: null } as never,
        nowMs: world.clock.now(),
      }),
    )

  test('when the budget was taken is finished by the sweep, or by its member, once [FACT-51]', async () => {
    const id = await desk.live()
    await taking(id, ana)
    expect(await finishClaims(grantDeps(world))).toBe(0)
    expect((await claim(id)).status).toBe(200)
    const ben = await approvedPlayer(world)
    await taking(id, ben)
    world.clock.advance(minuteMs)
    await Promise.all([finishClaims(grantDeps(world)), finishClaims(grantDeps(world))])
    expect([await gifts(), await gifts(ben)]).toEqual([[10n * peso], [10n * peso]])
    expect(await finishClaims(grantDeps(world))).toBe(0)
    expect(await claim(id, { as: ben, key: 'again' })).toMatchObject({ code: 'promotion_claimed' })
  })

  test('when the money was there and only the note of it was lost is finished without a second posting [FACT-51]', async () => {
    const id = await desk.live()
    await claim(id)
    await world.db.app(tx =>
      sql`update claim set status = 'taken', done_at = null, due_at = at where promotion = ${id}`.execute(tx),
    )
    world.clock.advance(minuteMs)
    expect(await finishClaims(grantDeps(world))).toBe(1)
    expect(await gifts()).toEqual([10n * peso])
    expect(await budgetOf(id)).toMatchObject({ left: 990n * peso, given: 10n * peso })
  })

  test('and whose member excluded themselves meanwhile is refused for good, and gives its budget back once [FACT-52]', async () => {
    const id = await desk.live()
    await taking(id, ana)
    const gate = { uid: ana.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
    await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
    world.clock.advance(minuteMs)
    await Promise.all([1, 2, 3].map(() => finishClaims(grantDeps(world))))
    const ended = await world.db.app(tx => findClaim(tx, { kind: 4010, name: id, uid: ana.uid }))
    if (!ended) throw new Error('The claim is gone.')
    await Promise.all([1, 2, 3].map(() => endClaim(grantDeps(world), ended, { code: 'promotion_paused' })))
    expect([ended.status, await budgetOf(id)]).toEqual(['refused', { left: 1000n * peso, given: 0n, cost: 0n }])
    expect(await decisions(id)).toEqual(['claim', 'grant promotion_paused'])
    expect(await gifts()).toEqual([])
  })

  test.each(['none', 'contact', 'stop'] as const)(
    'and whose member came to a limit or shows signs of harm meanwhile, in the band %s, is refused for good, and gives its budget back once [FACT-96]',
    async band => {
      const code = band === 'none' ? 'promotion_limit' : 'promotion_unavailable'
      const id = await desk.live()
      const [limits, life] = [limitTools(world), harmLife(world)]
      const ben = await limits.player()
      await approve(world, ben)
      await taking(id, ben)
      if (band === 'none') {
        await limits.set(ben, { most: '100' })
        expect(await limits.bet(ben, 100)).toBe('OK')
      } else await life.write(ben, `insert into harm_day values ($uid, '${life.day()}', 9, '${band}', '${band}', '{}')`)
      world.clock.advance(minuteMs)
      await Promise.all([finishClaims(grantDeps(world)), finishClaims(grantDeps(world))])
      await finishClaims(grantDeps(world))
      expect(await decisions(id)).toEqual(['claim', `grant ${code}`])
      expect([await budgetOf(id), await gifts(ben)]).toEqual([{ left: 1000n * peso, given: 0n, cost: 0n }, []])
    },
  )

  test.each([
    ['one slice', inOneSlice],
    ['sixteen scarce slices', inSixteen],
  ] as const)(
    'giving back to %s races with spending 1,000 times, of which a third stands: what is left and what is spent stay the budget [FACT-52]',
    async (_where, slices) => {
      const id = await desk.live({ terms: { amount: '1' }, budget: '45' })
      await cut(id, slices(45n * peso))
      const crowd = await Promise.all(Array.from({ length: 20 }, () => world.player({ kyc: 'fully_kyc' })))
      const deps = grantDeps(world)
      const standing: NewClaim[] = []
      let turn = 0
      async function takeAndEnd(player: Player): Promise<void> {
        const at = ++turn
        const taken = await taking(id, player, { amount: 3n * peso, name: `${id} ${at}` }).catch((fault: unknown) => {
          if (!(fault instanceof NotTaken)) throw fault
        })
        const late = taken ? undefined : standing.shift()
        if (late) await withdrawClaim(deps, late, { code: 'promotion_withheld' })
        if (!taken) return
        const stands = at % 3 === 0
        await endClaim(deps, taken, { code: stands ? '' : 'promotion_paused' })
        if (stands) standing.push(taken)
      }
      while (turn < 1000) await Promise.all(crowd.map(takeAndEnd))
      const given = BigInt(standing.length) * 3n * peso
      expect(standing.length).toBeGreaterThan(0)
      expect(await budgetOf(id)).toEqual({ left: 45n * peso - given, given, cost: given })
    },
  )
})

test('24 who claim at once on a day that may cost ₱50 pass the brake once: the sixth is the last, it is stopped, and staff are told what it cost [FACT-47]', async () => {
  const id = await desk.live({ budget: '1000' })
  await world.db.ref(tx => sql`update promotion_version set brake = ${50n * peso} where promotion = ${id}`.execute(tx))
  const crowd = await Promise.all(Array.from({ length: 24 }, () => approvedPlayer(world)))
  const answers = await Promise.all(crowd.map(as => claim(id, { as, key: `brake-${as.uid}` })))
  const codes = answers.map(({ code }) => code ?? 'given')
  expect(codes.filter(code => code === 'given')).toHaveLength(6)
  expect(new Set(codes)).toEqual(new Set(['given', 'promotion_stopped']))
  expect(await budgetOf(id)).toEqual({ left: 940n * peso, given: 60n * peso, cost: 60n * peso })
  const { state, stop_reason: why } = (await desk.detail(id)).data
  expect([state, why]).toEqual(['stopped', 'A day cost ₱60.00, above the brake of ₱50.00.'])
  const told = (await world.db.app(listIncidents)).filter(
    ({ kind, subject }) => kind === 'PROMOTION_BRAKE' && subject === id,
  )
  expect(told).toMatchObject([
    { detail: { version: 1, cost: '60.00', brake: '50.00', proposed_by: expect.any(String) } },
  ])
  const late = await approvedPlayer(world)
  expect(await claim(id, { as: late })).toMatchObject({ status: 409, code: 'promotion_stopped' })
})

test('an app bonus is given once in all, one for each ID and device, whichever promotion gives it [PROMO-95]', async () => {
  const wish = { terms: { amount: '20' }, audience: { once_per_id: false } }
  const [first, second] = [await desk.live(wish, 'appBonus'), await desk.live(wish, 'appBonus')]
  for (const id of [first, second]) await loosen(id)
  const [ben, unknown] = [await approvedPlayer(world), await world.player({ kyc: 'fully_kyc' })]
  expect((await claim(first, { as: unknown, device: 'P' })).code).toBe('promotion_id')
  const both = await Promise.all([first, second].map(id => claim(id, { device: 'Q' })))
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(await gifts()).toEqual([20n * peso])
  expect((await claim(second, { device: 'R', key: 'once-more' })).code).toBe('promotion_claimed')
  expect((await claim(second, { as: ben, device: 'Q' })).code).toBe('promotion_device_used')
  expect((await claim(second, { as: ben, device: 'S' })).status).toBe(200)
  // Another account of the same person, on a device of its own.
  const twin = await approvedPlayer(world)
  await world.db.app(tx => sql`delete from kyc_id_claim where uid in (${ben.uid}, ${twin.uid})`.execute(tx))
  await approve(world, twin, String(ben.uid))
  for (const id of [first, second]) expect((await claim(id, { as: twin, device: 'T' })).code).toBe('promotion_id_used')
  expect(await gifts(twin)).toEqual([])
  expect((await ask(world, 'GET /promo/detail', { query: { id: first } }, ana)).data).toMatchObject({
    has_claimed: true,
    cash_type: 4008,
    multiple: 1,
  })
})
