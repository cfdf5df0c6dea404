import {
  ask,
  askOffice,
  type MallTools,
  mallTools,
  openWorld,
  type Player,
  rewardTools,
  seededRandom,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberOfRun } from '../../../../packages/testing/runSeed.ts'
import { killConnections } from '../../../../packages/testing/simulation/simulation.store.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { auditAll } from '../wallet/index.ts'

const seed = numberOfRun()
const random = seededRandom(seed)
const steps = 100

let world: World
let mall: MallTools
let goods: readonly string[]
let crowd: readonly Player[]
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
  goods = await Promise.all([
    mall.goods(40, { price: 30, deliver_method: 1, gives: 'voucher', gives_amount: 5 }),
    mall.goods(40, { price: 20, deliver_method: 1, gives: 'ticket', gives_amount: 1, most_per_person: 3 }),
    mall.goods(6, { price: 50 }),
  ])
  crowd = await Promise.all(Array.from({ length: 8 }, earner))
})
afterAll(() => world.close())

/** A member whose first Filcoins came by a reward, so that the audit finds a ground behind them. */
async function earner(): Promise<Player> {
  const player = await world.player({ kyc: 'fully_kyc' })
  const rewards = rewardTools(world)
  const { key } = await rewards.promise(player, { kind: 42, amount: BigInt(random.between(40, 400)) })
  await rewards.collect(key)
  return player
}

interface Answer {
  readonly status: number
  readonly code: string | undefined
}

/** Makes a call until it is answered, as a page does whose server was cut off; under its name it is the same call. */
async function untilAnswered<T extends Answer>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await call().catch(() => undefined)
    if (answer && answer.status < 500 && answer.code !== 'in_progress') return answer
  }
  throw new Error(`A call was never answered, seed ${seed}.`)
}

let keys = 0
async function submit(): Promise<void> {
  const [id, player] = [random.pick(goods), random.pick(crowd)]
  const isInstant = id !== goods[2]
  const wish = {
    deliver_method: isInstant ? 1 : 3,
    email: isInstant ? 'a@example.com' : '',
    key: `sim-${++keys}`,
  } as const
  const call = () => untilAnswered(() => mall.submit(player, id, wish))
  await Promise.all(random.isOnceIn(3) ? [call(), call()] : [call()])
}

async function checkIn(): Promise<void> {
  const { token } = random.pick(crowd)
  const headers = { 'idempotency-key': `sim-${++keys}` }
  const body = { ty: random.pick(['1', '100']), make_up: random.pick(['0', '1'] as const) }
  await untilAnswered(() => ask(world, 'POST /promo/task/claim', { body }, { token, headers }))
}

/** Staff act on any parcel that stands somewhere, twice at once now and then. */
async function move(): Promise<void> {
  const player = random.pick(crowd)
  const list = await untilAnswered(() => mall.listOf(player))
  const open = list.data.d.filter(({ deliver_method }) => deliver_method === 3)
  if (open.length === 0) return
  const body = { uid: String(player.uid), id: random.pick(open).id }
  const { token } = mall.staff.support
  const acts = [
    () =>
      askOffice(world, 'POST /office/api/redemption/ship', { body: { ...body, courier: 'LBC', tracking: '1' } }, token),
    () => askOffice(world, 'POST /office/api/redemption/complete', { body }, token),
    () => askOffice(world, 'POST /office/api/redemption/fail', { body: { ...body, reason: 'Lost on the way' } }, token),
  ]
  const act = random.pick(acts)
  await Promise.all((random.isOnceIn(3) ? [act, act] : [act]).map(one => one().catch(() => undefined)))
}

const kill = () => world.db.app(killConnections).catch(() => 0)
const sweep = () => mall.sweep().catch(() => 0)

interface Books {
  readonly balance: bigint
  readonly journal: bigint
  readonly strays: bigint
}

/** What a member has, what the postings come to, and redemptions that differ from them. */
function readBooks({ uid }: Player): Promise<Books | undefined> {
  return world.db.member(uid, async tx => {
    const { rows } = await sql<Books>`
      select (select balance from wallet where uid = ${uid} and asset = 'FIL') as balance,
        (select coalesce(sum(case when destination = 0 then amount else -amount end), 0)::bigint from journal
          where uid = ${uid} and asset = 'FIL') as journal,
        (select count(*) from redemption r where uid = ${uid} and (
          (select count(*) from journal j where j.uid = r.uid and j.kind = 40 and j.reference = r.id::text)
            <> case when status = 'refused' then 0 else 1 end
          or (select count(*) from journal j where j.uid = r.uid and j.kind = 41 and j.reference = r.id::text)
            <> case when status = 'failed' then 1 else 0 end
          or (select count(*) from journal j where j.uid = r.uid and j.kind = 21 and j.reference = r.id::text)
            <> case when status = 'successful' and gives = 'voucher' then 1 else 0 end
          or return_due_at is not null)) as strays`.execute(tx)
    return rows[0]
  })
}

test(`check-ins, redemptions and refunds over three schemas, doubled and cut off anywhere, lose and double nothing, seed ${seed} [MALL-53]`, async () => {
  for (let step = 0; step < steps; step++) {
    const act = random.pick([submit, submit, submit, checkIn, move, move, sweep])
    const other = random.pick([submit, move, sweep])
    const killing = random.isOnceIn(6) ? [kill()] : []
    await Promise.all([act(), other(), ...killing])
    // Hours go by too, so that members check in on several days and have some to make up for.
    world.clock.advance(random.pick([0, 1000, 20_000, 3 * 3_600_000]))
  }
  for (let round = 0; round < 3; round++) {
    world.clock.advance(61_000)
    await Promise.all([mall.sweep(), mall.sweep()])
  }
  for (const player of crowd) {
    const books = await readBooks(player)
    expect([books?.balance, books?.strays], `seed ${seed}`).toEqual([books?.journal, 0n])
  }
  for (const id of goods) {
    const { left, received, claimed } = await mall.stockOf(id)
    expect(left + claimed, `seed ${seed}`).toBe(received)
  }
  const claims = await world.db.app(tx =>
    tx.selectFrom('goods_claim').select(['id', 'status']).where('status', '=', 'taken').execute(),
  )
  expect(claims, `seed ${seed}`).toEqual([])
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  expect(
    findings.filter(({ check }) => check !== 'beyond'),
    `seed ${seed}`,
  ).toEqual([])
})
