import { dayMs, manilaDay } from '@saya/money'
import { pino } from 'pino'
import { setGate } from '../../../../apps/server/features/gate/index.ts'
import { openBudget } from '../../../../apps/server/features/promotion/claim/budget.store.ts'
import { runDry } from '../../../../apps/server/features/promotion/desk/runDry.ts'
import { payDays } from '../../../../apps/server/features/promotion/index.ts'
import { findKind } from '../../../../apps/server/features/promotion/kinds/index.ts'
import type { DryRun } from '../../../../apps/server/features/promotion/rules/day.rules.ts'
import { mustRead } from '../../../../apps/server/features/promotion/rules/offer.rules.ts'
import { groupBySchema } from '../../../../apps/server/platform/db/groupBySchema.ts'
import { runDayWork } from '../../../../apps/server/platform/dayWork/index.ts'
import { agreeToOffer, forgetOffers } from '../../desk/agreeToOffer.store.ts'
import { approvedPlayer, grantDeps, offerFor } from '../../desk/promotionDesk.ts'
import { endTallyDay } from '../../ledger/tallyPlay.store.ts'
import type { Player } from '../../world/player.ts'
import type { World } from '../../world/world.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import {
  listCosts,
  listPromised,
  makeOlder,
  makeTester,
  oweDaysAfter,
  type PaidDay,
  replaceTally,
  type SimulatedPlay,
} from './dryRun.store.ts'

const peso = 10_000n
/** More than any seed comes to. */
const budget = 50_000_000n * peso
const mostDays = 3
const brands = ['play', 'slots'] as const

export interface PlayCrowd {
  readonly uids: readonly bigint[]
  /** Those of one schema, more than the work of a day takes at once. They play only where a seed is told that many do. */
  readonly many: readonly bigint[]
  readonly games: readonly number[]
}

const mostOfPage = 100
/** So many of those who would get the most does a dry run name. */
const mostNamed = 50

/**
 * Members who play, of several levels, ages and with an e-mail or without one. Among them are some whom a day gives nothing: a
 * tester, one on a break, and some without an approved ID.
 */
export async function gatherPlayers(world: World, games: readonly number[]): Promise<PlayCrowd> {
  const approved: Player[] = []
  for (let at = 0; at < 12; at++) {
    approved.push(await approvedPlayer(world, at % 2 === 0 ? { email: `dry${at}@example.com` } : {}))
  }
  const others = [await world.player({ kyc: 'fully_kyc' }), await world.player()]
  const [tester, paused] = approved
  if (!tester || !paused) throw new Error('There is nobody.')
  await world.db.member(tester.uid, tx => makeTester(tx, tester.uid))
  const gate = { uid: paused.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
  await world.db.member(paused.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  const uids = [...approved, ...others].map(({ uid }) => uid)
  for (const [at, uid] of uids.entries()) await world.db.member(uid, tx => makeOlder(tx, uid, oldest[at % 5] ?? {}))
  for (const day of daysOf(world, mostDays)) await endTallyDay(world, day)
  return { uids, many: await gatherMany(world), games }
}

const oldest = [{}, { level: 2, days: 3 }, { level: 5, days: 40 }, { days: 400 }, { level: 9 }]

/** More of one schema than one page of a day's work has. */
async function gatherMany(world: World): Promise<readonly bigint[]> {
  const many: bigint[] = []
  while (many.length <= mostOfPage + 10) {
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    if (world.db.schemaOf(uid) === world.db.schemaOf(many[0] ?? uid)) many.push(uid)
  }
  return many
}

export interface DryRunEnd {
  /** What was paid otherwise than the dry run said. */
  readonly faults: readonly string[]
  readonly paid: readonly (PaidDay & Pick<SimulatedOffer, 'kind'>)[]
}

/** Some members play for some days; each promotion is run dry over them, and then the nights pay. */
export async function simulateDryRun(
  world: World,
  crowd: PlayCrowd,
  { seed, isMany }: { readonly seed: number; readonly isMany: boolean },
): Promise<DryRunEnd> {
  const random = seededRandom(seed)
  const days = daysOf(world, isMany ? 1 : random.between(1, mostDays))
  await play(world, drawPlays(random, crowd, { days, isMany }))
  await world.db.ref(forgetOffers)
  const offers = Array.from({ length: random.isOnceIn(4) ? 2 : 1 }, (_, at) =>
    offerOf({ ...drawOffer(random, crowd, `dry-${seed}-${at}`), isMany }),
  )
  const dry: DryRun[] = []
  for (const one of offers) dry.push(await agree(world, one, random.between(1, 3)))
  await payFor(world, days)
  const faults: string[] = []
  const paid: (PaidDay & Pick<SimulatedOffer, 'kind'>)[] = []
  for (const [at, { id, kind }] of offers.entries()) {
    const promised = await listAll(world, id)
    paid.push(...promised.map(one => ({ ...one, kind })))
    const costs = await world.db.app(tx => listCosts(tx, id))
    for (const fault of compare(dry[at] ?? { days: [], members: [], total: 0 }, promised, costs))
      faults.push(`${id}: ${fault}`)
  }
  return { faults, paid }
}

/** The last days that have ended, the oldest first. */
function daysOf(world: World, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => manilaDay(world.clock.now() - (count - at) * dayMs))
}

interface PlayTime {
  readonly days: readonly string[]
  /** Whether everybody plays, each day and each game, so that a page of members is full. */
  readonly isMany: boolean
}

function drawPlays(
  random: SeededRandom,
  { uids, many, games }: PlayCrowd,
  { days, isMany }: PlayTime,
): SimulatedPlay[] {
  const all = isMany ? [...many, ...uids] : uids.filter(() => random.isOnceIn(3))
  return all
    .flatMap(uid => days.map(day => ({ uid, day })))
    .filter(() => isMany || !random.isOnceIn(4))
    .flatMap(key => games.map(game => ({ ...key, game })))
    .filter(() => isMany || random.isOnceIn(2))
    .map(key => {
      const bet = BigInt(random.between(0, random.isOnceIn(10) ? 2_000_000_000 : 20_000_000))
      const [win, free] = [BigInt(random.between(0, Number(bet))), random.isOnceIn(6)]
      const turnover = free ? 0n : random.isOnceIn(3) ? bet / 3n : bet
      return {
        ...key,
        brand: random.pick(brands),
        isFree: free,
        bet,
        win: random.isOnceIn(4) ? win * 3n : win,
        turnover,
      }
    })
}

async function play(world: World, plays: readonly SimulatedPlay[]): Promise<void> {
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => replaceTally(tx, []))
  }
  for (const some of groupBySchema(world.db, plays)) {
    await world.db.member(some[0].uid, tx => replaceTally(tx, some))
  }
}

type Draft = ReturnType<typeof offerFor>

interface SimulatedOffer {
  readonly id: string
  readonly kind: 'rebate' | 'lossRebate'
  readonly terms: Draft['terms']
  readonly audience: Partial<Draft['audience']>
}

function drawOffer(random: SeededRandom, { uids, games }: PlayCrowd, id: string): SimulatedOffer {
  const kind = random.pick(['rebate', 'lossRebate'] as const)
  const share = `${random.between(0, 4)}.${String(random.between(1, 9999)).padStart(4, '0')}`
  const terms = {
    share,
    least: random.pick(['0', '0', '1', '500']),
    most: random.pick(['1', '37', '100000']),
    games: random.pick([[], games.slice(0, 1), games]).map(String),
    providers: [],
  }
  const audience = {
    once_per_id: false,
    needs_approved_id: random.isOnceIn(3),
    brands: random.isOnceIn(3) ? ['play' as const] : [],
    users: random.isOnceIn(5) ? uids.slice(2, 7).map(String) : [],
    least_level: random.isOnceIn(3) ? random.pick([1, 2, 5, 9]) : 0,
    least_age_days: random.isOnceIn(3) ? random.pick([1, 3, 40, 41]) : 0,
    needs_email: random.isOnceIn(4),
  }
  return { id, kind, terms, audience }
}

/** What many play gives to all of them, so that more are paid than one page has. */
function offerOf({ isMany, ...offer }: SimulatedOffer & { readonly isMany: boolean }): SimulatedOffer {
  if (!isMany) return offer
  const terms = { ...offer.terms, share: '3', least: '0', most: '100000', games: [] }
  return { ...offer, kind: 'rebate', terms, audience: { once_per_id: false } }
}

/** Two people agree to it before the first of the days. Answers what it is said to cost. */
async function agree(world: World, { id, kind, terms, audience }: SimulatedOffer, slices: number): Promise<DryRun> {
  const nowMs = world.clock.now()
  const dates = { first_day: manilaDay(nowMs - 40 * dayMs), last_day: manilaDay(nowMs + dayMs) }
  const offer = offerFor(world, { ...dates, terms, budget: String(budget / peso), audience })
  const parts = Array.from({ length: slices }, () => budget)
  await world.db.app(tx => openBudget(tx, { promotion: id, version: 1 }, parts))
  await world.db.ref(tx => agreeToOffer(tx, { id, kind, offer, atMs: nowMs - 40 * dayMs }))
  const declared = findKind(kind)
  if (!declared) throw new Error(`There is no promotion of the kind ${kind}.`)
  return runDry(grantDeps(world), mustRead(declared, offer))
}

/** The nights behind these days, as a worker has them. */
async function payFor(world: World, days: readonly string[]): Promise<void> {
  const deps = grantDeps(world)
  const work = payDays(deps)
  const before = manilaDay(world.clock.now() - (days.length + 1) * dayMs)
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => oweDaysAfter(tx, { name: work.name, day: before }))
  }
  await runDayWork({ ...deps, log: pino({ level: 'silent' }), signal: new AbortController().signal }, work)
}

async function listAll(world: World, promotion: string): Promise<readonly PaidDay[]> {
  const all: PaidDay[] = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    all.push(...(await world.db.memberSchema(schema, tx => listPromised(tx, promotion))))
  }
  return all
}

/** Of more than it names, a dry run says nothing but that they get no more than the last who is named. */
function isBehind(amount: bigint, { members }: DryRun): boolean {
  return members.length >= mostNamed && amount <= (members.at(-1)?.amount ?? 0n)
}

function compare(dry: DryRun, paid: readonly PaidDay[], costs: ReadonlyMap<string, bigint>): string[] {
  const faults: string[] = []
  const sumOf = (some: readonly PaidDay[]) => some.reduce((sum, { amount }) => sum + amount, 0n)
  for (const { day, cost, members } of dry.days) {
    const some = paid.filter(one => one.day === day)
    const [sum, booked] = [sumOf(some), costs.get(day) ?? 0n]
    if (sum !== cost || booked !== cost || some.length !== members) {
      faults.push(`${day} was to cost ${cost} for ${members}; ${some.length} were promised ${sum}, booked ${booked}`)
    }
  }
  for (const uid of new Set([...dry.members, ...paid.filter(one => !isBehind(one.amount, dry))].map(one => one.uid))) {
    const said = dry.members.find(one => one.uid === uid) ?? { days: 0, amount: 0n }
    const some = paid.filter(one => one.uid === uid)
    if (sumOf(some) !== said.amount || some.length !== said.days) {
      faults.push(`${uid} was to get ${said.amount} for ${said.days} days, and got ${sumOf(some)} for ${some.length}`)
    }
  }
  return faults
}
