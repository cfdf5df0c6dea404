import { type Ledger, openLedger } from '../../../apps/server/features/wallet/ledger/apply.store.ts'
import type { Rules } from '../../../apps/server/features/wallet/ledger/applyOneByOne.ts'
import { openMonths, openWallets } from '../../../apps/server/features/wallet/index.ts'
import type { Database, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { memberSchemaName, memberSchemaOf } from '../../../apps/server/platform/db/schemas.ts'
import { type TestClock, testClock } from '../clock.ts'
import { tokenOf } from './commandOf.ts'
import { type Line, openLine } from './kill/line.ts'
import { dayName, manilaDay } from './model/manilaDay.ts'
import { emptyModel, emptyPurse, type Model, type ModelWallet } from './model/model.ts'
import { noLimits } from './model/modelLimits.ts'
import type { Plan } from './plan.ts'
import { emptySchema, openSession } from './simulation.store.ts'
import { takeActs } from './model/takeActs.ts'

/** A database that simulations share: each has members of its own. */
export interface SimulationPlace {
  readonly url: string
  readonly db: Database
  readonly memberSchemas: number
  /** Never the same twice. */
  nextUid(): bigint
  /** Told what a plan came to that went well. */
  onEnd?(model: Model): void
  /** Rules with a fault in them, to see that it is found. */
  readonly rules?: Rules
}

export interface Run {
  readonly place: SimulationPlace
  readonly plan: Plan
  readonly uids: readonly bigint[]
  readonly model: Model
  readonly clock: TestClock
  ledger(): Ledger
  /** The process dies in the middle of its work and another takes its place. */
  crash(): Promise<void>
  close(): Promise<void>
}

export async function openRun(place: SimulationPlace, plan: Plan): Promise<Run> {
  const clock = testClock()
  const model = emptyModel()
  const uids = Array.from({ length: plan.members }, () => place.nextUid())
  const schemaOf = (uid: bigint) => memberSchemaName(memberSchemaOf(uid, place.memberSchemas))
  for (let schema = 0; schema < place.memberSchemas; schema++) await place.db.memberSchema(schema, emptySchema)
  await openAllMonths(place, clock.now() - monthMs)
  await openAllMonths(place, clock.now())
  for (const uid of uids) {
    model.wallets.set(uid, openModelWallet(uid, schemaOf(uid)))
    await place.db.member(uid, async tx => {
      await openWallets(tx, uid)
      for (const provider of [1, 2]) await openSessions(tx, model, { uid, provider, nowMs: clock.now() })
    })
  }
  const first = uids.map((_, member) => ({ ...firstMoney, member, amount: plan.startBalance }))
  const opening = { db: place.db, model, uids, prefix: String(plan.seed), nowMs: clock.now() }
  await takeActs(opening, { step: 'acts', fault: 'none', acts: first })
  let line: Line = await openLine(place.url)
  let ledger = openLedger({ url: line.url, clock, schemaOf, rules: place.rules })
  return {
    place,
    plan,
    uids,
    model,
    clock,
    ledger: () => ledger,
    async crash() {
      await line.cut()
      line = await openLine(place.url)
      ledger = openLedger({ url: line.url, clock, schemaOf, rules: place.rules })
    },
    async close() {
      await ledger.close()
      await line.cut()
    },
  }
}

const monthMs = 31 * 86_400_000
const firstMoney = {
  act: 'given',
  name: 'first money',
  gateway: 1,
  cashType: 0,
  multiple: 0,
  isCoins: false,
  reason: 'goodwill',
} as const

async function openAllMonths({ db }: SimulationPlace, atMs: number): Promise<void> {
  for (let schema = 0; schema < db.memberSchemas; schema++) await db.memberSchema(schema, tx => openMonths(tx, atMs))
}

/** Turns the clock, and makes room for the months to come as the worker does. */
export async function turnClock({ place, clock }: Run, ms: number): Promise<void> {
  const month = monthOf(clock)
  clock.advance(ms)
  if (monthOf(clock) !== month) await openAllMonths(place, clock.now())
}

function monthOf(clock: TestClock): string {
  return dayName(manilaDay(clock.now())).slice(0, 7)
}

function openModelWallet(uid: bigint, schema: string): ModelWallet {
  const gates = { isBlocked: false, gates: new Map(), limits: noLimits(), isTester: false }
  return { uid, schema, ...emptyPurse(), coins: emptyPurse(), openRounds: 0, ...gates }
}

interface SessionOwner {
  readonly uid: bigint
  readonly provider: number
  readonly nowMs: number
}

async function openSessions(tx: MemberTx, model: Model, { uid, provider, nowMs }: SessionOwner): Promise<void> {
  // What was opened last is what the wallet shows.
  for (const name of ['ended', 'expired', 'valid'] as const) {
    const token = tokenOf(uid, provider, name)
    const expiresAtMs = name === 'expired' ? nowMs : nowMs + 3_600_000
    const endedAtMs = name === 'ended' ? nowMs : null
    await openSession(tx, { token, uid, provider, expiresAtMs, endedAtMs })
    model.sessions.set(token.toString('hex'), { uid, provider, expiresAtMs, hasEnded: endedAtMs !== null })
  }
}

export function anyMember<T>(
  { db }: SimulationPlace,
  ask: (tx: Parameters<Parameters<Database['member']>[1]>[0]) => Promise<T>,
) {
  return db.member(1n, ask)
}
