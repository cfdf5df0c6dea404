import { setTimeout as wait } from 'node:timers/promises'
import { classOf } from '@saya/rpp'
import { type Ledger, openLedger } from '../../../apps/server/features/wallet/apply.store.ts'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import type { Database } from '../../../apps/server/platform/db/database.ts'
import { memberSchemaName, memberSchemaOf } from '../../../apps/server/platform/db/schemas.ts'
import { type TestClock, testClock } from '../clock.ts'
import { closeWallet, openMonths, openWallets } from '../../../apps/server/features/wallet/index.ts'
import { auditMembers } from './auditMembers.ts'
import { applyToModel } from './applyToModel.ts'
import { commandOf, tokenOf } from './commandOf.ts'
import { compareBooks } from './compareBooks.ts'
import { findFaults } from './findFaults.ts'
import { type Line, openLine } from './line.ts'
import { dayName, manilaDay } from './manilaDay.ts'
import { commandKey, emptyModel, emptyPurse, type Model, type ModelWallet, withdrawableOf } from './model.ts'
import { setLimit } from './modelLimits.ts'
import type { Plan, PlanStep } from './plan.ts'
import {
  type Books,
  changeWallet,
  countBatchConnections,
  emptySchema,
  holdWallet,
  killBatchConnections,
  openSession,
  readBooks,
} from './simulation.store.ts'
import { takeActs } from './takeActs.ts'

/** A database that simulations share: each has members of its own. */
export interface SimulationPlace {
  readonly url: string
  readonly db: Database
  readonly memberSchemas: number
  /** Never the same twice. */
  nextUid(): bigint
  /** Told what a plan came to that went well. */
  onEnd?(model: Model): void
}

export interface Failure {
  /** The step after which something was wrong, counted from 0. */
  readonly at: number
  readonly faults: readonly string[]
}

type Volley = Extract<PlanStep, { step: 'volley' }>

/** Carries out a plan on the real ledger and on the model, and compares them after each step. */
export async function carryOut(place: SimulationPlace, plan: Plan): Promise<Failure | undefined> {
  const run = await openRun(place, plan)
  try {
    for (const [at, step] of plan.steps.entries()) {
      const faults = [...(await take(run, step)), ...(await examine(run))]
      if (faults.length > 0) return { at, faults }
    }
    const faults = await auditMembers(place.db, sharedKeysOf(run.model))
    place.onEnd?.(run.model)
    return faults.length > 0 ? { at: plan.steps.length - 1, faults } : undefined
  } finally {
    await run.close()
  }
}

interface Run {
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

async function openRun(place: SimulationPlace, plan: Plan): Promise<Run> {
  const clock = testClock()
  const model = emptyModel()
  const uids = Array.from({ length: plan.members }, () => place.nextUid())
  const schemaOf = (uid: bigint) => memberSchemaName(memberSchemaOf(uid, place.memberSchemas))
  for (let schema = 0; schema < place.memberSchemas; schema++) await place.db.memberSchema(schema, emptySchema)
  await openAllMonths(place, clock.now() - monthMs)
  await openAllMonths(place, clock.now())
  for (const uid of uids) {
    model.wallets.set(uid, openModelWallet(uid, schemaOf(uid)))
    await place.db.member(uid, tx => openWallets(tx, uid))
    for (const provider of [1, 2]) await openSessions(place, model, { uid, provider, nowMs: clock.now() })
  }
  const first = uids.map((_, member) => ({ ...firstMoney, member, amount: plan.startBalance }))
  const opening = { db: place.db, model, uids, prefix: String(plan.seed), nowMs: clock.now() }
  await takeActs(opening, { step: 'acts', fault: 'none', acts: first })
  let line: Line = await openLine(place.url)
  let ledger = openLedger({ url: line.url, clock, schemaOf })
  return {
    place,
    plan,
    uids,
    model,
    clock,
    ledger: () => ledger,
    async crash() {
      line.cut()
      // What the server had received before the line was cut comes to its end before anybody looks.
      while ((await anyMember(place, countBatchConnections)) > 0) await wait(2)
      await line.close()
      line = await openLine(place.url)
      ledger = openLedger({ url: line.url, clock, schemaOf })
    },
    async close() {
      await ledger.close()
      await line.close()
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

function openModelWallet(uid: bigint, schema: string): ModelWallet {
  const gates = { isBlocked: false, playUntilMs: null, limits: null, isTester: false }
  return { uid, schema, ...emptyPurse(), coins: emptyPurse(), openRounds: 0, ...gates }
}

/** The keys that a provider used for members of two schemas. */
function sharedKeysOf({ commands }: Model): string[] {
  const keys = [...commands.keys()].map(key => key.slice(key.indexOf('/') + 1))
  const shared = keys.filter((key, index) => keys.indexOf(key) !== index)
  return shared.map(key => key.replace('/', ' ').replace('/', ' '))
}

interface SessionOwner {
  readonly uid: bigint
  readonly provider: number
  readonly nowMs: number
}

async function openSessions(
  { db }: SimulationPlace,
  model: Model,
  { uid, provider, nowMs }: SessionOwner,
): Promise<void> {
  for (const name of ['valid', 'expired', 'ended'] as const) {
    const token = tokenOf(uid, provider, name)
    const expiresAtMs = name === 'expired' ? nowMs : nowMs + 3_600_000
    const endedAtMs = name === 'ended' ? nowMs : null
    await db.member(uid, tx => openSession(tx, { token, uid, provider, expiresAtMs, endedAtMs }))
    model.sessions.set(token.toString('hex'), { uid, provider, expiresAtMs, hasEnded: endedAtMs !== null })
  }
}

function anyMember<T>(
  { db }: SimulationPlace,
  ask: (tx: Parameters<Parameters<Database['member']>[1]>[0]) => Promise<T>,
) {
  return db.member(1n, ask)
}

async function take(run: Run, step: PlanStep): Promise<string[]> {
  if (step.step === 'volley') return takeVolley(run, step)
  if (step.step === 'acts') {
    const { model, uids, plan, clock } = run
    return takeActs({ db: run.place.db, model, uids, prefix: String(plan.seed), nowMs: clock.now() }, step)
  }
  if (step.step === 'clock') {
    run.clock.advance(step.ms)
    await openAllMonths(run.place, run.clock.now())
    return []
  }
  const uid = run.uids[step.member] as bigint
  if (step.step === 'close') return takeLeave(run, uid)
  const wallet = run.model.wallets.get(uid) as ModelWallet
  await run.place.db.member(uid, tx => changeWallet(tx, uid, changeOf(step, wallet, run.clock.now())))
  return []
}

/** Ninety-nine centavos, to the last unit. */
const mostLeft = 9900n

/** A member may leave while nothing waits for them; the wallet is closed to bets from then on. */
async function takeLeave({ place, model }: Run, uid: bigint): Promise<string[]> {
  const wallet = model.wallets.get(uid) as ModelWallet
  const isLeavable = withdrawableOf(wallet) <= mostLeft && wallet.held === 0n && wallet.openRounds === 0
  if (isLeavable) wallet.isBlocked = true
  const isClosed = await place.db.member(uid, tx => closeWallet(tx, uid))
  return isClosed === isLeavable ? [] : [`Leaving was answered ${isClosed}, and should have ${isLeavable}`]
}

/** Changes the model's wallet, and says what is to be changed in the database. */
function changeOf(
  step: Exclude<PlanStep, { step: 'volley' | 'acts' | 'clock' | 'close' }>,
  wallet: ModelWallet,
  nowMs: number,
) {
  if (step.step === 'block') {
    wallet.isBlocked = step.isBlocked
    return { gates: step.isBlocked ? 1 : 0 }
  }
  if (step.step === 'tester') {
    wallet.isTester = step.isTester
    return { isTester: step.isTester }
  }
  if (step.step === 'playUntil') {
    wallet.playUntilMs = step.inMs === null ? null : nowMs + step.inMs
    return { playUntilMs: wallet.playUntilMs }
  }
  const limits = step.limits?.map(wish => setLimit(wish, manilaDay(nowMs))) ?? []
  wallet.limits = limits.length > 0 ? limits : null
  return { limits: wallet.limits?.map(limit => ({ ...limit, since: dayName(limit.since) })) ?? null }
}

/** All at once, then what the model makes of the same, one after another. */
async function takeVolley(run: Run, volley: Volley): Promise<string[]> {
  const commands = volley.commands.map(planned => commandOf({ uids: run.uids, prefix: String(run.plan.seed) }, planned))
  const released = gate()
  const holding = volley.fault === 'heldWallet' ? holdFirst(run, commands, released.opened) : undefined
  if (holding) await holding.isHeld
  const answers = Promise.allSettled(commands.map(command => run.ledger().apply(command)))
  if (volley.delayMs > 0) await wait(volley.delayMs)
  if (volley.fault === 'crash') return recover(run, commands)
  if (volley.fault === 'killedConnection') await anyMember(run.place, killBatchConnections)
  if (volley.fault === 'heldWallet') await wait(10)
  released.open()
  await holding?.isOver
  const isExact = volley.fault !== 'killedConnection'
  return (await answers).flatMap((answer, index) => judge(run, commands[index] as WalletCommand, { answer, isExact }))
}

function gate() {
  let release: (() => void) | undefined
  const opened = new Promise<void>(resolve => {
    release = resolve
  })
  return { opened, open: () => release?.() }
}

function holdFirst({ place }: Run, commands: readonly WalletCommand[], released: Promise<void>) {
  const uid = commands[0]?.uid ?? 0n
  const taken = gate()
  const isOver = place.db.member(uid, async tx => {
    await holdWallet(tx, uid, Promise.resolve())
    taken.open()
    await released
  })
  return { isHeld: taken.opened, isOver }
}

interface Answered {
  readonly answer: PromiseSettledResult<CommandResult>
  /** False where the connection was lost: the same was sent again, so the answer may be a repetition. */
  readonly isExact: boolean
}

function judge({ model, clock }: Run, command: WalletCommand, { answer, isExact }: Answered): string[] {
  const wanted = applyToModel(model, command, clock.now())
  const name = `${command.kind} ${command.txId}`
  if (answer.status === 'rejected') return [`${name} failed: ${answer.reason}`]
  const found = answer.value
  const keys: (keyof CommandResult)[] = isExact
    ? ['outcome', 'replayed', 'balance', 'originalBalance', 'seq']
    : classOf(wanted.outcome) === 'retry' || wanted.outcome === 'TX_CONFLICT'
      ? ['outcome']
      : ['outcome', 'originalBalance', 'seq']
  return keys
    .filter(key => found[key] !== wanted[key])
    .map(key => `${name} answered ${key} ${found[key]}, and should have ${wanted[key]}`)
}

/** After a crash the books alone say what had been kept, and all else is sent again. */
async function recover(run: Run, commands: readonly WalletCommand[]): Promise<string[]> {
  const { model, clock } = run
  await run.crash()
  const kept = new Map((await readAll(run)).flatMap(({ schema, books }) => keysOf(schema, books)))
  const faults: string[] = []
  for (const command of commands) {
    const { schema } = model.wallets.get(command.uid) as ModelWallet
    const key = commandKey(schema, command)
    if (!kept.has(key)) continue
    applyToModel(model, command, clock.now())
    if (model.commands.get(key)?.seq !== kept.get(key)) faults.push(`${key} was kept out of its order`)
  }
  const answers = await Promise.allSettled(commands.map(command => run.ledger().apply(command)))
  const isExact = true
  return [
    ...faults,
    ...answers.flatMap((answer, index) => judge(run, commands[index] as WalletCommand, { answer, isExact })),
  ]
}

function keysOf(schema: string, { commands }: Books): [string, bigint | null][] {
  return commands.map(({ provider, kind, tx_id, seq }) => [`${schema}/${provider}/${kind}/${tx_id}`, seq])
}

async function readAll({ uids, place, model }: Run) {
  const schemas = new Set([...model.wallets.values()].map(wallet => wallet.schema))
  return Promise.all(
    [...schemas].map(async schema => {
      const own = uids.filter(uid => model.wallets.get(uid)?.schema === schema)
      return { schema, books: await place.db.member(own[0] as bigint, tx => readBooks(tx, own)) }
    }),
  )
}

async function examine(run: Run): Promise<string[]> {
  const all = (await readAll(run)).map(({ books }) => books)
  const books: Books = {
    wallets: all.flatMap(({ wallets }) => wallets),
    journal: all.flatMap(({ journal }) => journal),
    commands: all.flatMap(({ commands }) => commands),
    rounds: all.flatMap(({ rounds }) => rounds),
    lots: all.flatMap(({ lots }) => lots),
  }
  return [...findFaults(books, 0n), ...compareBooks(run.model, books)]
}
