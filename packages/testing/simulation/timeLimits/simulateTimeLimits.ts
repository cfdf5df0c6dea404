import { randomUUID } from 'node:crypto'
import { beginLaunch } from '../../../../apps/server/features/game/launch/beginLaunch.ts'
import { endGameSession, hashGameToken, newGameToken } from '../../../../apps/server/features/game/index.ts'
import { findGates } from '../../../../apps/server/features/gate/index.ts'
import { unknownLocation } from '../../../../apps/server/platform/geolocation/index.ts'
import { systemRandom } from '../../../../apps/server/platform/random.ts'
import { ask } from '../../ask.ts'
import { command, plainRules } from '../../ledger/ledgerWorld.ts'
import { limitTools } from '../../world/limitTools.ts'
import { type Player, signInAgain } from '../../world/player.ts'
import type { World } from '../../world/world.ts'
import { passTime } from '../passTime.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { confirmLimit, mayConfirm, type ModelLimits, setLimit } from './modelLimits.ts'
import { retire } from './retire.store.ts'
import { sweep } from './sweep.ts'
import { countMinutes, countPlayed, longestSeat, type Period, type Seat, seatsOf, sinceOf } from './playedMinutes.ts'

const minuteMs = 60_000

const noCounts = {
  accepted: 0,
  refused: 0,
  reopened: 0,
  overMidnight: 0,
  resumed: 0,
  overlapping: 0,
  inLobby: 0,
  refusedLaunches: 0,
  lowered: 0,
  early: 0,
  raised: 0,
}

export interface TimeLimitEnd {
  readonly faults: string[]
  readonly counts: Record<keyof typeof noCounts, number>
}

/** A limit that is used up. */
interface UsedLimit {
  readonly period: Period
  readonly most: number
  readonly since: number
}

interface Gambler {
  player: Player
  readonly seats: Seat[]
  readonly limits: ModelLimits
  /** Whether the server has looked at their time in this very minute. */
  isSeen: boolean
  /** What they were refused for last. */
  stopped: readonly UsedLimit[]
}

interface Life extends TimeLimitEnd {
  readonly world: World
  readonly seed: number
  readonly random: SeededRandom
  readonly gamblers: readonly Gambler[]
}

const nowOf = ({ world }: Life) => world.clock.now() / minuteMs

/**
 * Two members limit their time of play, launch games, bet, leave, come back and change their limits, over the ends of days, weeks and
 * months. What is let in and what is refused is compared with minutes that are counted one by one.
 */
export async function simulateTimeLimits(world: World, seed: number): Promise<TimeLimitEnd> {
  const gamblers: Gambler[] = []
  for (let made = 0; made < 2; made++) {
    const player = await limitTools(world).player()
    gamblers.push({ player, seats: [], limits: new Map(), isSeen: false, stopped: [] })
  }
  const life: Life = { world, seed, random: seededRandom(seed), gamblers, faults: [], counts: { ...noCounts } }
  for (const gambler of gamblers) await set(life, gambler)
  for (let left = life.random.between(48, 56); left > 0; left--) {
    await take(life, life.random.pick(gamblers))
    await pass(life)
  }
  for (const { player } of gamblers) await world.db.member(player.uid, tx => retire(tx, player.uid))
  return life
}

async function take(life: Life, gambler: Gambler): Promise<void> {
  const dice = life.random.between(1, 14)
  if (dice <= 8) await bet(life, gambler)
  else if (dice <= 10) await launch(life, gambler)
  else if (dice <= 11) await leave(life, gambler)
  else if (dice <= 12) await set(life, gambler)
  else await confirm(life, gambler)
}

/** The limits that leave no time at this minute. */
function reachedBy(life: Life, { seats, limits }: Gambler): readonly UsedLimit[] {
  const now = nowOf(life)
  return [...limits]
    .map(([period, { most }]) => ({ period, most, since: sinceOf(period, now) }))
    .filter(({ most, since }) => countMinutes(seats, since, now) >= most)
}

/** Compares what the server said with the minutes that are left. */
function judge(life: Life, gambler: Gambler, { what, isIn }: { readonly what: string; readonly isIn: boolean }): void {
  const { faults, counts, seed } = life
  const reached = reachedBy(life, gambler)
  const used = reached.map(({ period, most }) => `the ${most} minutes of a ${period}`).join(' and ')
  const at = new Date(life.world.clock.now()).toISOString()
  if (isIn && reached.length > 0) faults.push(`seed ${seed}: ${what} was let in behind ${used} at ${at}`)
  if (!isIn && reached.length === 0) faults.push(`seed ${seed}: ${what} was refused with time left at ${at}`)
  if (!isIn) gambler.stopped = reached
  else if (gambler.stopped.length > 0) {
    const isOver = (one: UsedLimit) =>
      sinceOf(one.period, nowOf(life)) !== one.since && gambler.limits.get(one.period)?.most === one.most
    if (gambler.stopped.every(isOver)) counts.reopened += 1
    gambler.stopped = []
  }
}

/** One provider has single games and a lobby of others, the other a game alone. */
const places = [
  { provider: 1, game: 5 },
  { provider: 1, game: 6 },
  { provider: 1, game: 40 },
  { provider: 2, game: 7 },
] as const
const lobby = { game: 40, others: [41, 42, 40, 0] } as const

async function launch(life: Life, gambler: Gambler): Promise<void> {
  const { world, random, faults, counts, seed } = life
  await lookAtCheck(life, gambler)
  const { provider, game } = random.pick(places)
  const { uid } = gambler.player
  const token = newGameToken(systemRandom, { uid, game })
  const offer = { provider, providerCode: 'any', gameCode: 'any' }
  const sessionId = randomUUID()
  const from = { told: unknownLocation, aheadMinutes: null }
  const beginning = { uid, token, offer, game, sessionId, brand: '', from }
  const refused = await world.db.member(uid, tx =>
    beginLaunch({ clock: world.clock, jurisdiction: 'standard' }, tx, beginning),
  )
  if (refused && refused.code !== 'gate_rest') faults.push(`seed ${seed}: a launch was refused with ${refused.code}`)
  judge(life, gambler, { what: 'a launch', isIn: !refused })
  gambler.isSeen = true
  if (refused) counts.refusedLaunches += 1
  const now = nowOf(life)
  const times = { from: now, until: now + longestSeat, lastBet: now }
  if (!refused) gambler.seats.push({ tokenHash: hashGameToken(token), provider, game, ...times })
}

let bets = 0

async function bet(life: Life, gambler: Gambler): Promise<void> {
  const { world, random, faults, seed } = life
  const now = nowOf(life)
  const open = gambler.seats.filter(({ until }) => until > now)
  if (open.length === 0) return launch(life, gambler)
  await lookAtCheck(life, gambler)
  const seat = random.pick(open)
  const { uid } = gambler.player
  const game = seat.game === lobby.game ? random.pick(lobby.others) : seat.game
  const txId = `bet within time ${++bets}`
  const place = { provider: seat.provider, game, session: seat.tokenHash, rules: plainRules }
  const sent = command({ kind: 'bet', uid, txId, roundId: txId, amount: 10_000n, ...place })
  const { outcome } = await world.ledger.apply(sent)
  if (outcome !== 'OK' && outcome !== 'PLAYER_BLOCKED') faults.push(`seed ${seed}: a bet was refused with ${outcome}`)
  const isIn = outcome === 'OK'
  if (!isIn) await findOtherCauses(life, gambler)
  if (gambler.isSeen) judge(life, gambler, { what: 'a bet', isIn })
  count(life, gambler, { seat, game, isIn })
  if (!isIn) return
  for (const one of seatsOf(gambler.seats, { provider: seat.provider, game, at: now })) one.lastBet = now
  gambler.isSeen = false
}

interface BetAnswer {
  readonly seat: Seat
  readonly game: number
  readonly isIn: boolean
}

function count(life: Life, { seats, isSeen }: Gambler, { seat, game, isIn }: BetAnswer): void {
  const { counts } = life
  const now = nowOf(life)
  if (isSeen && isIn) counts.accepted += 1
  if (isSeen && !isIn) counts.refused += 1
  if (!isIn) return
  if (seat.from < sinceOf('day', now)) counts.overMidnight += 1
  if (now - seat.lastBet >= 60) counts.resumed += 1
  if (countPlayed(seats, now) > 1) counts.overlapping += 1
  if (game !== seat.game) counts.inLobby += 1
}

async function findOtherCauses({ world, faults, seed }: Life, { player: { uid } }: Gambler): Promise<void> {
  const gates = await world.db.member(uid, tx => findGates(tx, uid, world.clock.now()))
  const causes = gates.map(({ cause }) => cause)
  if (causes.join() !== 'rest') faults.push(`seed ${seed}: a bet was refused for ${causes.join() || 'nothing'}`)
}

/** Whoever is asked how long they have played looks at it, and plays on. */
async function lookAtCheck({ world }: Life, gambler: Gambler): Promise<void> {
  const { db, clock } = world
  const { uid } = gambler.player
  const gates = await db.member(uid, tx => findGates(tx, uid, clock.now()))
  if (!gates.some(({ cause }) => cause === 'reality_check')) return
  await sweep(world)
  gambler.player = await signInAgain(db, clock, gambler.player)
  const { due } = (await ask(world, 'GET /member/reality_check/detail', {}, gambler.player)).data
  const body = due && ({ id: due.id, answer: 'keep' } as const)
  if (body) await ask(world, 'POST /member/reality_check/answer', { body }, gambler.player)
}

async function leave(life: Life, gambler: Gambler): Promise<void> {
  const { world, random } = life
  const now = nowOf(life)
  const open = gambler.seats.filter(({ until }) => until > now)
  if (open.length === 0) return
  const seat = random.pick(open)
  await world.db.member(gambler.player.uid, tx => endGameSession(tx, seat.tokenHash, world.clock.now()))
  seat.until = now
}

const mosts: Readonly<Record<Period, readonly (number | null)[]>> = {
  day: [10, 20, 45, 90, null],
  week: [40, 90, 150, 300, null],
  month: [60, 150, 300, 600, null],
}
const periods = ['day', 'week', 'month'] as const
const wordOf = (most: number | null) => (most === null ? '' : String(most))

async function set(life: Life, gambler: Gambler): Promise<void> {
  const { world, random, faults, counts, seed } = life
  const period = random.pick(periods)
  const most = random.pick(mosts[period])
  gambler.player = await signInAgain(world.db, world.clock, gambler.player)
  const { status } = await limitTools(world).set(gambler.player, { counts: 'time', period, most: wordOf(most) })
  if (status !== 200) faults.push(`seed ${seed}: a limit of ${most} was refused with ${status}`)
  const before = gambler.limits.get(period)?.most ?? Number.POSITIVE_INFINITY
  setLimit(gambler.limits, { period, most, now: nowOf(life) })
  const holds = gambler.limits.get(period)?.most ?? Number.POSITIVE_INFINITY
  if (holds >= before) return
  counts.lowered += 1
  // It holds from this moment on, for whoever plays.
  gambler.isSeen = true
  await bet(life, gambler)
}

async function confirm(life: Life, gambler: Gambler): Promise<void> {
  const { world, random, faults, counts, seed } = life
  const asked = [...gambler.limits].flatMap(([period, { asked: wish }]) => (wish ? [{ period, ...wish }] : []))
  if (asked.length === 0) return
  const { period, most } = random.pick(asked)
  gambler.player = await signInAgain(world.db, world.clock, gambler.player)
  const { status } = await limitTools(world).confirm(gambler.player, { counts: 'time', period, most: wordOf(most) })
  const word = { period, most, now: nowOf(life) }
  const may = mayConfirm(gambler.limits, word)
  if (may !== (status === 200)) faults.push(`seed ${seed}: what was asked for was confirmed with ${status}`)
  if (status !== 200) counts.early += 1
  if (!may) return
  confirmLimit(gambler.limits, word)
  counts.raised += 1
  gambler.isSeen = true
}

const steps = [1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 11, 14, 15, 17, 25, 40, 65, 90, 240, 750, 1441, 2000, 11_000] as const

/** Minutes, hours, days or weeks, or until shortly before midnight. The worker looks each minute, and sometimes comes late. */
async function pass(life: Life): Promise<void> {
  const { world, random, gamblers } = life
  const now = nowOf(life)
  const toMidnight = sinceOf('day', now) + 24 * 60 - now
  const before = toMidnight - random.between(1, 25)
  const step = random.isOnceIn(12) && before > 0 ? before : random.pick(steps)
  await passTime(world, step)
  // Of what ends in this very minute nobody knows whether the bet or the end came first.
  while (gamblers.some(({ seats }) => seats.some(({ until }) => until === nowOf(life)))) await passTime(world, 1)
  const isSwept = !random.isOnceIn(6)
  for (const gambler of gamblers) gambler.isSeen = isSwept
  if (!isSwept) return
  await sweep(world)
}
