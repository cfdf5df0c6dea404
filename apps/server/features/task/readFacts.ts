import { kycStatus } from '@saya/contract/kycStatus.ts'
import { checkInTypes, type TaskMeasure } from '@saya/contract/task/taskTypes.ts'
import { daySpan, manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { findStanding, standingAt, statusOf } from '../kyc/index.ts'
import { listTesters } from '../member/index.ts'
import type { CheckInFacts, SignedDay } from './checkIn.rules.ts'
import { listCollected, listSigned, type TaskClaim } from './claim.store.ts'
import type { TaskDeps } from './deps.ts'
import {
  findProfile,
  findSharedFacts,
  listDepositDays,
  listPlayedDays,
  listVerifiedFriends,
  listVisits,
  type SharedFacts,
  type VerifiedFriend,
} from './facts.store.ts'
import { gameTypes } from './guard.rules.ts'
import { type DayFacts, onceTypes, type TaskFacts } from './task.rules.ts'
import { addDays, newbieWeek } from './week.rules.ts'

/** Facts reach back as far as anything can be collected: the first week of a member and seven days behind it. */
const daysBack = 14

/** What is known of a member outside their own schema. */
export interface SharedNow extends SharedFacts {
  readonly friendDays: readonly string[]
}

type ReadDeps = Pick<TaskDeps, 'db' | 'clock'>

/** The friends of a member who count by now: those verified lately, but for testers. */
export async function listFriendsNow({ db, clock }: ReadDeps, uid: bigint): Promise<readonly VerifiedFriend[]> {
  const fromMs = daySpan(addDays(manilaDay(clock.now()), -daysBack)).fromMs
  const verified = await db.app(tx => listVerifiedFriends(tx, uid, fromMs))
  const uids = verified.map(friend => friend.uid)
  const testers = new Set(await listTesters({ db }, uids))
  return verified.filter(friend => !testers.has(friend.uid))
}

export async function readShared(deps: ReadDeps, uid: bigint): Promise<SharedNow> {
  const facts = await deps.db.app(tx => findSharedFacts(tx, uid))
  const friendDays = (await listFriendsNow(deps, uid)).map(({ at }) => manilaDay(at))
  return { hasUsername: false, hasPassword: false, hasEmail: false, idHash: null, ...facts, friendDays }
}

export interface MemberFacts {
  readonly isTester: boolean
  readonly tasks: TaskFacts
  readonly checkIn: CheckInFacts
}

/** What the rules of tasks and check-ins ask, as it is now. Nothing where there is no such member. */
export async function readFacts(
  tx: MemberTx,
  uid: bigint,
  { shared, nowMs }: { shared: SharedNow; nowMs: number },
): Promise<MemberFacts | undefined> {
  const profile = await findProfile(tx, uid)
  if (!profile) return undefined
  const [today, week] = [manilaDay(nowMs), newbieWeek(profile.created_at)]
  const fromDay = addDays(today, -daysBack)
  const signed = await listSigned(tx, uid, { from: fromDay, to: today })
  const collected = await listCollected(tx, uid, { fromDay, onceTypes })
  const account = accountOf(shared, { hasAvatar: profile.avatar !== '', isVerified: await isVerified(tx, uid, nowMs) })
  return {
    isTester: profile.tester,
    tasks: {
      today,
      week,
      days: await readDays(tx, { uid, fromDay }, shared),
      account,
      collected: collected.map(stepOf),
    },
    checkIn: { today, week, signed: signed.map(signedOf) },
  }
}

/** The same for whoever looks at a member from outside. Nothing where there is no such member. */
export async function findFacts(deps: Pick<TaskDeps, 'db' | 'clock'>, uid: bigint): Promise<MemberFacts | undefined> {
  const shared = await readShared(deps, uid)
  return deps.db.member(uid, tx => readFacts(tx, uid, { shared, nowMs: deps.clock.now() }))
}

async function isVerified(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  const kept = await findStanding(tx, uid)
  if (!kept) return false
  const status = statusOf(standingAt(kept.standing, kept.createdAtMs, nowMs))
  return status === kycStatus.basic_kyc || status === kycStatus.fully_kyc
}

function accountOf(shared: SharedNow, { hasAvatar, isVerified }: { hasAvatar: boolean; isVerified: boolean }) {
  const has: readonly (readonly [TaskMeasure, boolean])[] = [
    ['username', shared.hasUsername],
    ['password', shared.hasPassword],
    ['email', shared.hasEmail],
    ['avatar', hasAvatar],
    ['verified', isVerified],
  ]
  return new Set(has.filter(([, isSo]) => isSo).map(([measure]) => measure))
}

function stepOf({ ty, day, step, coins }: TaskClaim) {
  return { ty, day, value: step, coins }
}

function signedOf({ ty, day, step, isMadeUp }: TaskClaim): SignedDay {
  return { day, period: ty === checkInTypes.newbie ? 'newbie' : 'daily', place: step, isMadeUp }
}

/** Adds up by day what was done, each measure by itself. */
async function readDays(tx: MemberTx, since: { uid: bigint; fromDay: string }, { friendDays }: SharedNow) {
  const days = new Map<string, Partial<Record<TaskMeasure, bigint>>>()
  function add(day: string, measure: TaskMeasure, count: bigint): void {
    const kept = days.get(day) ?? {}
    days.set(day, { ...kept, [measure]: (kept[measure] ?? 0n) + count })
  }
  for (const { day, game_type, bet, rounds } of await listPlayedDays(tx, since)) {
    add(day, 'bets', bet)
    add(day, 'rounds', rounds)
    if (game_type === gameTypes.slots) add(day, 'slotBets', bet)
    if (game_type === gameTypes.slots) add(day, 'slotRounds', rounds)
    if (game_type === gameTypes.live) add(day, 'liveBets', bet)
    if (game_type === gameTypes.live) add(day, 'liveRounds', rounds)
  }
  for (const { day, count, amount } of await listDepositDays(tx, since)) {
    add(day, 'deposits', count)
    add(day, 'depositSum', amount)
  }
  for (const { day, what } of await listVisits(tx, since)) add(day, what === 'mall' ? 'mall' : 'app', 1n)
  for (const day of friendDays) add(day, 'friends', 1n)
  return days as ReadonlyMap<string, DayFacts>
}
