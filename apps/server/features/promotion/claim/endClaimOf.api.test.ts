import { randomUUID } from 'node:crypto'
import {
  approvedPlayer,
  ask,
  grantDeps,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rewardTools,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOpenRewards } from '../../reward/index.ts'
import { finishClaims } from '../index.ts'
import { endClaim } from './endClaim.ts'
import { endClaimOf } from './endClaimOf.ts'
import { takeClaim } from './takeClaim.ts'

const peso = 10_000n
const dayMs = 86_400_000

let world: World
let desk: PromotionDesk
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  desk = await promotionDesk(world)
  tools = rewardTools(world)
})
afterAll(() => world.close())

/** A claim of ₱10 out of a budget of ₱1,000, which nobody has promised yet. */
async function take({ uid }: Player) {
  const promotion = await desk.live()
  const claim = await world.db.app(tx =>
    takeClaim(tx, {
      id: randomUUID(),
      kind: 4010,
      name: promotion,
      uid,
      promotion,
      version: 1,
      amount: 10n * peso,
      deviceHash: null,
      idHash: Buffer.alloc(32, String(uid)),
      brake: 1000n * peso,
      giftCap: 600n * peso,
      facts: { uid: String(uid), amount: 10n * peso, brand: null } as never,
      nowMs: world.clock.now(),
    }),
  )
  await world.db.ref(tx => sql`update promotion set live = null where id = ${promotion}`.execute(tx))
  return claim
}

/** The same, done, with a reward that waits for its member to collect it. */
async function waiting(player: Player) {
  const claim = await take(player)
  const basis = { promotion: claim.promotion, version: 1, decision: claim.id }
  const expiresAtMs = world.clock.now() + 7 * dayMs
  const { key } = await tools.promise(player, {
    kind: 4010,
    name: claim.name,
    amount: claim.amount,
    basis,
    expiresAtMs,
  })
  await endClaim(grantDeps(world), claim, { code: '' })
  return { claim, key }
}

/** What a claim came to, and what stands for it in the budget, in the cost of its day and among the gifts of its ID. */
async function standOf({ id, promotion, uid }: { id: string; promotion: string; uid: bigint }) {
  const { rows } = await world.db.app(tx =>
    sql<{ status: string; code: string; left: bigint; cost: bigint; gifts: bigint; decided: string }>`
      select status, code,
        (select sum(left_units) from promotion_budget where promotion = ${promotion})::bigint as left,
        (select sum(units) from promotion_cost where promotion = ${promotion})::bigint as cost,
        (select sum(units) from gift_month where id_hash = ${Buffer.alloc(32, String(uid))})::bigint as gifts,
        (select string_agg(trim(act || ' ' || code), ', ' order by at, act) from decision where promotion = ${promotion}) as decided
      from claim where id = ${id}`.execute(tx),
  )
  return rows[0]
}
const whole = { left: 1000n * peso, cost: 0n, gifts: 0n, decided: 'claim, grant promotion_account' }
const cameBack = { status: 'refused', code: 'promotion_account', ...whole }

const closeWallet = ({ uid }: Player) =>
  world.db.member(uid, tx => sql`update wallet set gates = gates | 1 where uid = ${uid}`.execute(tx))

test('whose member closed their account before anything was promised is refused, and gives its budget back [FACT-52]', async () => {
  const ana = await approvedPlayer(world)
  const claim = await take(ana)
  await closeWallet(ana)
  world.clock.advance(60_000)
  await finishClaims(grantDeps(world))
  await tools.sweep()
  expect(await standOf(claim)).toEqual(cameBack)
  expect(
    await world.db.member(ana.uid, tx => tx.selectFrom('reward').select('id').where('uid', '=', ana.uid).execute()),
  ).toEqual([])
})

test('what waits to be collected is refused as its member closes their account, and gives its budget back by the time of the answer [FACT-52]', async () => {
  const ana = await approvedPlayer(world)
  const { claim, key } = await waiting(ana)
  const gives_up = { pesos: '0.00', coins: '0', rewards: 1 }
  expect((await ask(world, 'POST /member/close', { body: { gives_up } }, ana)).status).toBe(200)
  expect([await tools.stateOf(key), await standOf(claim)]).toMatchObject([
    { status: 'refused', reason: 'account_closed' },
    cameBack,
  ])
})

test('where closing was cut off behind the wallet, or once its budget had come back, the sweep refuses the reward and gives back once [FACT-52]', async () => {
  const cut = await Promise.all(
    [1, 2].map(async () => {
      const player = await approvedPlayer(world)
      const made = await waiting(player)
      await world.db.member(player.uid, tx => endOpenRewards(tx, player.uid, world.clock.now()))
      await closeWallet(player)
      return made
    }),
  )
  const reward = await tools.stateOf(cut[1]?.key ?? expect.fail('There are two.'))
  await endClaimOf(grantDeps(world), reward ?? expect.fail('It is promised.'))
  for (let turn = 0; turn < 2; turn++) await Promise.all([tools.sweep(), tools.sweep()])
  for (const { key, claim } of cut) {
    expect([await tools.stateOf(key), await standOf(claim)]).toMatchObject([
      { status: 'refused', reason: 'account_closed' },
      cameBack,
    ])
  }
})

test('a reward of the same name that rests on another decision takes nothing back', async () => {
  const { claim, key } = await waiting(await approvedPlayer(world))
  const reward = (await tools.stateOf(key)) ?? expect.fail('It is promised.')
  await endClaimOf(grantDeps(world), { ...reward, basis: { ...reward.basis, decision: randomUUID() } })
  expect(await standOf(claim)).toMatchObject({ status: 'done', left: 990n * peso, cost: 10n * peso })
})
