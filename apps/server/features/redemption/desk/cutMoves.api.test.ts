import { ask, dyingDatabase, type MallTools, mallTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journalGrounds } from '../../../worker/journalGrounds.ts'
import { auditAll } from '../../wallet/index.ts'
import { findRedemption } from '../redemption.store.ts'
import { completeRedemption } from './completeRedemption.ts'
import { correctParcel } from './correctParcel.ts'
import { failRedemption } from './failRedemption.ts'
import { shipRedemption } from './shipRedemption.ts'

const leaseMs = 61_000

let world: World
let mall: MallTools
let goods: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
  goods = await mall.goods(200)
})
afterAll(() => world.close())

type Act = (body: object) => Promise<{ readonly ok: boolean }>

/** The desk in a process that ends before its transaction of a number, and how many it has begun. */
function mortalDesk(at = Number.POSITIVE_INFINITY) {
  const { dying, opened } = dyingDatabase(world.db, at)
  const deps = { ...world.apiOptions, db: dying, clock: world.clock }
  const { id, email, role } = mall.staff.support
  const actor = { caller: { operatorId: id, email, role, ownUid: null }, address: '127.0.0.1', requestId: 'cut' }
  const bound = (handler: (call: never) => Promise<{ readonly ok: boolean }>) => (body: object) =>
    handler({ ...actor, body } as never)
  return {
    opened,
    ship: bound(shipRedemption(deps)),
    correct: bound(correctParcel(deps)),
    complete: bound(completeRedemption(deps)),
    fail: bound(failRedemption(deps)),
  }
}

type Desk = Omit<ReturnType<typeof mortalDesk>, 'opened'>

const number = { courier: 'LBC', tracking: 'LBC 1' }
const reason = 'Lost on the way'

interface Move {
  readonly what: string
  readonly isShipped: boolean
  readonly wish: object
  readonly status: string
  readonly tracking: string
  readonly told: string
  /** Filcoins that come back. */
  readonly back: readonly (readonly [number, bigint])[]
  actOf(desk: Desk): Act
}

const moves: readonly Move[] = [
  {
    what: 'to ship',
    isShipped: false,
    wish: number,
    status: 'shipped',
    tracking: 'LBC 1',
    told: 'redemption_shipped',
    back: [],
    actOf: ({ ship }) => ship,
  },
  {
    what: 'to correct a number',
    isShipped: true,
    wish: { courier: 'LBC', tracking: 'LBC 2', seen_tracking: 'LBC 1' },
    status: 'shipped',
    tracking: 'LBC 2',
    told: 'redemption_corrected',
    back: [],
    actOf: ({ correct }) => correct,
  },
  {
    what: 'to complete',
    isShipped: true,
    wish: {},
    status: 'received',
    tracking: 'LBC 1',
    told: 'redemption_received',
    back: [],
    actOf: ({ complete }) => complete,
  },
  {
    what: 'to give up',
    isShipped: true,
    wish: { reason },
    status: 'failed',
    tracking: 'LBC 1',
    told: 'redemption_failed',
    back: [[41, 200n]],
    actOf: ({ fail }) => fail,
  },
]

async function redeemed({ isShipped }: Move) {
  const player = await mall.buyer(200n)
  await mall.submit(player, goods, { quantity: '2' })
  const id = (await mall.listOf(player)).data.d[0]?.id ?? ''
  const key = { uid: player.uid, id }
  if (isShipped) expect(await mortalDesk().ship({ ...key, ...number })).toMatchObject({ ok: true })
  return { player, key }
}

async function timesTold(player: Player, kind: string): Promise<number> {
  const { data } = await ask(world, 'GET /member/message/list', { query: { page_size: '50' } }, player)
  return data.d.filter(one => one.kind === kind).length
}

test.each(moves)(
  '$what, cut off behind any transaction of it, is done once by doing it again, and what a failure owes by the sweep [MALL-98]',
  async move => {
    const { wish, status, tracking, told, back, actOf } = move
    const first = await redeemed(move)
    const whole = mortalDesk()
    expect(await actOf(whole)({ ...first.key, ...wish })).toMatchObject({ ok: true })
    const transactions = whole.opened()
    expect(transactions).toBeGreaterThan(2)
    for (let cut = 1; cut <= transactions; cut++) {
      const { player, key } = await redeemed(move)
      const before = await mall.stockOf(goods)
      await expect(actOf(mortalDesk(cut))({ ...key, ...wish })).rejects.toThrow('gone')
      // Where it was done before the cut, doing it again finds it done.
      await actOf(mortalDesk())({ ...key, ...wish })
      expect(await actOf(mortalDesk())({ ...key, ...wish })).toMatchObject({ ok: false })
      world.clock.advance(leaseMs)
      await Promise.all([mall.sweep(), mall.sweep()])
      const row = await world.db.member(player.uid, tx => findRedemption(tx, player.uid, key.id))
      const at = `cut before transaction ${cut}`
      expect([at, row?.status, row?.tracking, row?.returnDueAtMs]).toEqual([at, status, tracking, null])
      expect([at, await mall.coinsOf(player)]).toEqual([at, [[40, 200n], ...back]])
      expect([at, await timesTold(player, told)]).toEqual([at, 1])
      const after = await mall.stockOf(goods)
      const came = [at, after.left - before.left, after.left + after.claimed]
      expect(came).toEqual([at, back.length * 2, after.received])
    }
  },
)

test('behind every posting of what was cut off stands its redemption', async () => {
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  expect(findings.filter(({ detail }) => /of kind (?:21|40|41)/.test(detail))).toEqual([])
})
