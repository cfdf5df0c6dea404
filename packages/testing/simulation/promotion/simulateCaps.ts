import { type CappedKind, cappedKinds, type RebateCap, rebateCapRules } from '@saya/contract/rebateCap/rebateCap.ts'
import { manilaDay, startOfManilaDay } from '@saya/money'
import { findLegalRoom } from '../../../../apps/server/features/reward/cap/findLegalRoom.ts'
import { endOfMonthMs } from '../../../../apps/server/features/reward/cap/capMonth.rules.ts'
import { openMonths } from '../../../../apps/server/features/wallet/index.ts'
import { tallyPlay } from '../../ledger/tallyPlay.store.ts'
import { askOffice, staffOf } from '../../world/operator.ts'
import type { Player } from '../../world/player.ts'
import { rewardTools } from '../../world/rewardWorld.ts'
import type { World } from '../../world/world.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { type CappedPosting, listCappedPostings } from './caps.store.ts'

const peso = 10_000n
const minuteMs = 60_000
/** Longer than what waits for room is left alone. */
const retryMs = 10 * minuteMs + 1000

/** What a member played on a day, as the member's own model of the law counts it. */
interface CapPlay {
  readonly day: string
  readonly bet: bigint
  readonly win: bigint
}

type Tools = ReturnType<typeof rewardTools>

interface CapLife {
  readonly world: World
  readonly seed: number
  readonly random: SeededRandom
  readonly player: Player
  readonly rule: RebateCap['rule']
  readonly tools: Tools
  readonly deps: Parameters<Tools['collect']>[1]
  readonly plays: CapPlay[]
  readonly keys: { readonly kind: CappedKind; readonly key: Awaited<ReturnType<Tools['promise']>>['key'] }[]
  readonly faults: string[]
}

export interface CapEnd {
  readonly faults: readonly string[]
  readonly posted: readonly CappedPosting[]
  /** How many rewards found no room at last. */
  readonly waiting: number
}

/**
 * A member who plays, has play taken back, is promised bonuses of all four classes and collects them at once over the ends of months, on
 * the real database. What is posted is compared with the law in other words than those that decide, and with the report of each month.
 */
export async function simulateCap(world: World, seed: number): Promise<CapEnd> {
  const random = seededRandom(seed)
  const rule = rebateCapRules[seed % rebateCapRules.length] ?? 'by_basis'
  const law = { rule, turnoverPpm: 15_000n, lossPpm: 150_000n, firstDay: '2026-01-01', lastDay: null }
  const player = await world.player({ kyc: 'fully_kyc' })
  const deps = { jurisdiction: 'strict', findRoom: findLegalRoom([law]) } as const
  const made = { plays: [], keys: [], faults: [] }
  const life: CapLife = { world, seed, random, player, rule, tools: rewardTools(world), deps, ...made }
  await pass(life, 1)
  for (let left = random.between(16, 22); left > 0; left--) await take(life)
  const waiting = await settle(life)
  const posted = await listPosted(life)
  await compareWithReport(life, posted)
  return { faults: life.faults, posted, waiting }
}

async function take(life: CapLife): Promise<void> {
  const { random } = life
  const dice = random.between(1, 12)
  if (dice <= 4) await play(life)
  else if (dice <= 5) await judged(life, () => takeBack(life))
  else if (dice <= 8) await promise(life)
  else if (dice <= 9) await judged(life, () => Promise.all([takeBack(life), collectAll(life)]))
  else if (dice <= 10) await judged(life, () => sweep(life))
  else if (dice <= 11) await pass(life, random.between(1, 72) * 60 * minuteMs)
  else await endMonth(life)
}

/** Time passes, and a month that begins has its tables. */
async function pass({ world }: CapLife, ms: number): Promise<void> {
  world.clock.advance(ms)
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
}

let games = 0

async function tally({ world, player, plays }: CapLife, one: CapPlay): Promise<void> {
  plays.push(one)
  await tallyPlay(world, player, { ...one, game: ++games })
}

async function play(life: CapLife): Promise<void> {
  const bet = BigInt(life.random.between(1, 4000)) * peso
  const win = (bet * BigInt(life.random.between(0, 130))) / 100n
  await tally(life, { day: manilaDay(life.world.clock.now()), bet, win })
}

/** Of this month or of an earlier one, whose room it is no part of. */
async function takeBack(life: CapLife): Promise<void> {
  const { plays, random } = life
  if (plays.length === 0) return
  const { day, bet, win } = random.pick(plays)
  if (bet > 0n) await tally(life, { day, bet: -bet, win: -win })
}

/** Some of the four classes or all of them, all of which are collected at once, and some of them twice. */
async function promise(life: CapLife): Promise<void> {
  const { world, random, tools, player, keys, seed } = life
  for (const kind of cappedKinds.filter(() => !random.isOnceIn(4))) {
    world.clock.advance(1)
    const amount = BigInt(random.between(1, 60)) * peso
    const { key } = await tools.promise(player, { kind, amount, name: `cap ${seed} ${keys.length}` })
    keys.push({ kind, key })
  }
  await judged(life, () => collectAll(life))
}

async function collectAll({ tools, deps, keys, random }: CapLife): Promise<void> {
  const copies = keys.slice(-8).flatMap(({ key }) => (random.isOnceIn(3) ? [key, key] : [key]))
  await Promise.all(copies.map(key => tools.collect(key, deps)))
}

async function sweep(life: CapLife): Promise<void> {
  await pass(life, retryMs)
  await Promise.all([life.tools.sweep(life.deps), life.tools.sweep(life.deps)])
}

/** All is collected in the last millisecond of a month, and again in the first one of the next. */
async function endMonth(life: CapLife): Promise<void> {
  const { world } = life
  await pass(life, endOfMonthMs(world.clock.now()) - 1 - world.clock.now())
  await judged(life, () => collectAll(life))
  await pass(life, 1)
  await judged(life, () => Promise.all([life.tools.sweep(life.deps), collectAll(life)]))
}

const monthOf = (nowMs: number) => manilaDay(nowMs).slice(0, 7)
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

/** The classes that share one part of the cap. */
function groupsOf(rule: RebateCap['rule']): readonly (readonly CappedKind[])[] {
  return rule === 'by_basis' ? [[4001, 4005, 4009], [4006]] : [cappedKinds]
}

/** What the law leaves to a group of classes in a month: 15 of 1,000 of what was played, and 15 of 100 of what was lost. */
function lawOf(rule: RebateCap['rule'], plays: readonly CapPlay[], group: readonly CappedKind[]): bigint {
  const played = sum(plays.map(({ bet }) => bet))
  const lost = played - sum(plays.map(({ win }) => win))
  const [byPlay, byLoss] = [played > 0n ? (played * 15n) / 1000n : 0n, lost > 0n ? (lost * 15n) / 100n : 0n]
  if (rule === 'by_basis') return group.includes(4006) ? byLoss : byPlay
  return byPlay > byLoss === (rule === 'larger') ? byPlay : byLoss
}

function listPosted({ world, player: { uid } }: CapLife): Promise<readonly CappedPosting[]> {
  return world.db.member(uid, tx => listCappedPostings(tx, uid))
}

/** Does something, and looks whether what was posted by it lies within the law as it stood before it or behind it. */
async function judged(life: CapLife, act: () => Promise<unknown>): Promise<void> {
  const { world, rule, plays, faults, seed } = life
  const [before, playsBefore] = [await listPosted(life), [...plays]]
  await act()
  const posted = await listPosted(life)
  const month = monthOf(world.clock.now())
  for (const group of groupsOf(rule)) {
    const ofGroup = (one: CappedPosting) => group.includes(one.kind)
    if (!posted.slice(before.length).some(ofGroup)) continue
    const come = sum(posted.filter(one => one.month === month && ofGroup(one)).map(({ amount }) => amount))
    const laws = [playsBefore, plays].map(some =>
      lawOf(
        rule,
        some.filter(({ day }) => day.startsWith(month)),
        group,
      ),
    )
    if (laws.every(most => come > most))
      faults.push(`seed ${seed}: ${come} of ${group.join()} in ${month}, of ${laws.join()}`)
  }
  if (posted.length < before.length) faults.push(`seed ${seed}: something that was posted is gone`)
}

/** Sweeps until nothing more is posted. Then the oldest that waits must find no room. Answers how many wait. */
async function settle(life: CapLife): Promise<number> {
  const { world, rule, plays, keys, tools, faults, seed } = life
  // So that the month does not end meanwhile.
  await pass(life, startOfManilaDay(endOfMonthMs(world.clock.now())) + 60 * minuteMs - world.clock.now())
  await play(life)
  for (let count = -1; count !== (await listPosted(life)).length; ) {
    count = (await listPosted(life)).length
    await judged(life, () => sweep(life))
  }
  const states = await Promise.all(keys.map(({ key }) => tools.stateOf(key)))
  const open = states.flatMap(state => (state?.status === 'open' ? [state] : []))
  const month = monthOf(world.clock.now())
  const own = (await listPosted(life)).filter(one => one.month === month)
  for (const group of groupsOf(rule)) {
    const oldest = open.find(({ kind }) => group.includes(kind as CappedKind))
    const come = sum(own.filter(({ kind }) => group.includes(kind)).map(({ amount }) => amount))
    const ofMonth = plays.filter(({ day }) => day.startsWith(month))
    const most = lawOf(rule, ofMonth, group)
    if (oldest && come + oldest.amount <= most) {
      faults.push(`seed ${seed}: ${oldest.amount} of ${oldest.kind} waits, though ${come} of ${most} are used`)
    }
  }
  return open.length
}

/** The report of each month names each posting, and proves that it lay within. */
async function compareWithReport({ world, player, faults, seed }: CapLife, posted: readonly CappedPosting[]) {
  const { token } = await staffOf(world, { role: 'regulator' })
  for (const month of new Set(posted.map(one => one.month))) {
    const query = { month, uid: String(player.uid), page_size: '100' }
    const { data } = await askOffice(world, 'GET /office/api/rebate/list', { query }, token)
    const told = data.d.map(row => `${row.cash_type} ${BigInt(row.amount.replace('.', '')) * 100n}`).toSorted()
    const wanted = posted.filter(one => one.month === month).map(({ kind, amount }) => `${kind} ${amount}`)
    if (told.join() !== wanted.toSorted().join())
      faults.push(`seed ${seed}: the report of ${month} tells ${told.join()}`)
    for (const row of data.d.filter(one => !one.is_within)) faults.push(`seed ${seed}: ${row.id} lies beyond its cap`)
  }
}
