import { setTimeout as wait } from 'node:timers/promises'
import { classOf } from '@saya/rpp'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/ledger/command.ts'
import { closeWallet } from '../../../apps/server/features/wallet/index.ts'
import { applyToModel } from './model/applyToModel.ts'
import { auditMembers, readMembers } from './auditMembers.ts'
import { changeOf } from './changeOf.ts'
import { commandOf } from './commandOf.ts'
import { examine, readAll } from './examine.ts'
import { keptOf } from './model/keptOf.ts'
import { type Model, type ModelWallet, withdrawableOf } from './model/model.ts'
import { anyMember, openRun, type Run, type SimulationPlace, turnClock } from './openRun.ts'
import type { Plan, PlanStep } from './plan.ts'
import { changeWallet, holdWallet, killBatchConnections } from './simulation.store.ts'
import { takeActs } from './model/takeActs.ts'

export interface Failure {
  /** The step after which something was wrong, counted from 0. */
  readonly at: number
  readonly faults: readonly string[]
}

/** The readers have tests of their own, and take longer than the audit. */
const readEvery = 8

/** Of these alone the books can be wrong at once; what the others change shows in what comes next. */
const moves: ReadonlySet<PlanStep['step']> = new Set(['volley', 'acts', 'close', 'gate', 'lift', 'sweep'])

type Volley = Extract<PlanStep, { step: 'volley' }>

/** Carries out a plan on the real ledger and on the model, and compares them after each step. */
export async function carryOut(place: SimulationPlace, plan: Plan): Promise<Failure | undefined> {
  const run = await openRun(place, plan)
  try {
    for (const [at, step] of plan.steps.entries()) {
      const isLast = at === plan.steps.length - 1
      const faults = [...(await take(run, step)), ...(isLast || moves.has(step.step) ? await examine(run) : [])]
      if (faults.length > 0) return { at, faults }
    }
    const read = plan.seed % readEvery === 0 ? await readMembers(place.db) : []
    const faults = [...read, ...(await auditMembers(place.db, sharedKeysOf(run.model)))]
    place.onEnd?.(run.model)
    return faults.length > 0 ? { at: plan.steps.length - 1, faults } : undefined
  } finally {
    await run.close()
  }
}

/** The keys that a provider used for members of two schemas. */
function sharedKeysOf({ commands }: Model): string[] {
  const keys = [...commands.keys()].map(key => key.slice(key.indexOf('/') + 1))
  const shared = keys.filter((key, index) => keys.indexOf(key) !== index)
  return shared.map(key => key.replace('/', ' ').replace('/', ' '))
}

async function take(run: Run, step: PlanStep): Promise<string[]> {
  if (step.step === 'volley') return takeVolley(run, step)
  if (step.step === 'acts') {
    const { model, uids, plan, clock } = run
    return takeActs({ db: run.place.db, model, uids, prefix: String(plan.seed), nowMs: clock.now() }, step)
  }
  if (step.step === 'clock') {
    await turnClock(run, step.ms)
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

interface CommandAnswer {
  readonly answer: PromiseSettledResult<CommandResult>
  /** False where the connection was lost: the same was sent again, so the answer may be a repetition. */
  readonly isExact: boolean
}

function judge({ model, clock }: Run, command: WalletCommand, { answer, isExact }: CommandAnswer): string[] {
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
  const kept = keptOf(model, await readAll(run))
  const all = commands.map(command => ({ command, schema: (model.wallets.get(command.uid) as ModelWallet).schema }))
  const before = all.filter(({ command, schema }) => kept.has(schema, command))
  // What came too early the first time was kept the second time, so the order is looked at when all were gone through.
  for (const { command } of before) applyToModel(model, command, clock.now())
  const stray = before.filter(({ command, schema }) => !kept.isInOrder(schema, command))
  const faults = stray.map(({ command }) => `${command.txId} was kept out of its order`)
  const answers = await Promise.allSettled(commands.map(command => run.ledger().apply(command)))
  const isExact = true
  return [
    ...faults,
    ...answers.flatMap((answer, index) => judge(run, commands[index] as WalletCommand, { answer, isExact })),
  ]
}
