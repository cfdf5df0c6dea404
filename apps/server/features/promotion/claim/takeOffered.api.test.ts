import { randomUUID } from 'node:crypto'
import {
  approvedPlayer,
  ask,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  untilWaiting,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppTx } from '../../../platform/db/database.ts'
import { takeClaim } from './takeClaim.ts'

const peso = 10_000n

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

let ana: Player
let gift: string
/** A gift of ₱10 for one. */
beforeEach(async () => {
  ana = await approvedPlayer(world)
  await world.db.ref(tx => sql`update promotion set live = null`.execute(tx))
  gift = await desk.live({ budget: '10' })
  await world.db.ref(tx => sql`update promotion_version set brake = 1000000000 where promotion = ${gift}`.execute(tx))
})

const claim = (key: string) =>
  ask(world, 'POST /promo/claim', { body: { id: gift } }, { token: ana.token, headers: { 'idempotency-key': key } })

/** Holds what is left of all budgets until so many wait to read it, and does something before it lets go. */
function whileBudgetHeld<T>(begin: () => readonly Promise<T>[], work: (tx: AppTx) => Promise<unknown>): Promise<T[]> {
  let begun: readonly Promise<T>[] = []
  return world.db
    .app(async tx => {
      await sql`lock table promotion_budget in access exclusive mode`.execute(tx)
      begun = begin()
      await untilWaiting(world.db, begun.length)
      await work(tx)
    })
    .then(() => Promise.all(begun))
}

async function given(): Promise<number> {
  const { rows } = await world.db.member(ana.uid, tx =>
    sql<{ amount: bigint }>`select amount from journal where uid = ${ana.uid} and kind = 4010`.execute(tx),
  )
  return rows.length
}

test('whose own message took the last of a budget while another one looked is told that they have it by both', async () => {
  const taking = {
    id: randomUUID(),
    kind: 4010,
    name: gift,
    uid: ana.uid,
    promotion: gift,
    version: 1,
    amount: 10n * peso,
    deviceHash: null,
    idHash: null,
    brake: 1000n * peso,
    giftCap: 600n * peso,
    facts: { uid: String(ana.uid), amount: 10n * peso, brand: null } as never,
    nowMs: world.clock.now(),
  }
  const [answer] = await whileBudgetHeld(
    () => [claim('second')],
    tx => takeClaim(tx, taking),
  )
  expect(answer).toMatchObject({ status: 200 })
  expect(await given()).toBe(1)
})

test('two messages of one member that race for the last of a budget are both told that they have it by then, once', async () => {
  const answers = await whileBudgetHeld(
    () => [claim('one'), claim('two')],
    async () => {},
  )
  expect(answers.map(({ code }) => code ?? 'given').toSorted()).toEqual(['given', 'promotion_claimed'])
  expect(await given()).toBe(1)
})
