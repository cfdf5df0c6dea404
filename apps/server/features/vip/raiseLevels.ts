import type { MemberTx } from '../../platform/db/database.ts'
import { dayMs } from '@saya/money'
import { tellChange } from '../../platform/events/index.ts'
import { workDue } from '../../platform/due/workDue.ts'
import { birthdaysNear } from './birthday.rules.ts'
import { type DueBirthday, listDueBirthdays } from './bonus.store.ts'
import { listGiven, listWaiting, listWaitingBirthday } from './decision.ts'
import type { RaiseDeps, VipDeps } from './deps.ts'
import { giveBirthday } from './giveBirthday.ts'
import { type LevelTable, thresholdsOf } from './level.rules.ts'
import { readLevels } from './level.store.ts'
import { findPass, noteReached, setPass } from './look.store.ts'
import { raiseMember } from './raiseMember.ts'

const queue = { table: 'vip_look', dueAt: 'due_at', leaseMs: 60_000 } as const
/** So many members are seen to at once, so that connections are left for everybody else. */
const lanes = 4n
const most = 200
/** Whoever may not be raised now is looked at again behind it. */
const pauseMs = 3_600_000
/** Decisions are kept a little longer. */
const decidedMs = 5 * 365 * dayMs

/** What the worker does every minute: it raises whose play has come to a level, and gives what birthdays bring. */
export async function raiseLevels(deps: RaiseDeps): Promise<void> {
  await passOverAll(deps)
  await lookAtDue(deps)
  for (let schema = 0; schema < deps.db.memberSchemas; schema++) await giveBirthdays(deps, schema)
  // Each birthday that was given has noted a look, which keeps its decision.
  await lookAtDue(deps)
}

async function lookAtDue(deps: RaiseDeps): Promise<void> {
  for (let due = most; due >= most; ) {
    due = await workDue(deps, {
      queue,
      most,
      laneOf: ({ uid }) => String(uid % lanes),
      perform: ({ uid }) => look(deps, uid),
    })
  }
}

/** Whoever is cut off behind the raise is looked at again, and what was decided is kept then. */
async function look(deps: RaiseDeps, uid: bigint): Promise<number | null> {
  const nowMs = deps.clock.now()
  const { jurisdiction } = deps
  const raise = await deps.db.member(uid, tx => raiseMember(tx, { uid, nowMs, jurisdiction }))
  if (raise === 'raised') await tellChange(deps, uid, 'member')
  await deps.keepDecisions(await deps.db.member(uid, tx => listGiven(tx, uid, nowMs - decidedMs)))
  if (raise === 'paused') await deps.keepDecisions(await deps.db.member(uid, tx => listWaiting(tx, uid, nowMs)))
  return raise === 'paused' ? nowMs + pauseMs : null
}

/** Behind a change of the levels everybody is looked at once, since who plays no more is in no span of the reader. */
async function passOverAll({ db, clock }: RaiseDeps): Promise<void> {
  const table = await db.ref(readLevels)
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    if ((await db.memberSchema(schema, findPass)) >= table.version) continue
    await db.memberSchema(schema, tx => passOver(tx, table, clock.now()), { isLong: true })
  }
}

/** Looks at everybody now, for who does not wait for the reader of bets. */
export async function lookOverAll({ db, clock }: VipDeps): Promise<void> {
  const table = await db.ref(readLevels)
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => passOver(tx, table, clock.now()), { isLong: true })
  }
}

async function passOver(tx: MemberTx, { version, levels }: LevelTable, nowMs: number): Promise<void> {
  await noteReached(tx, { thresholds: thresholdsOf(levels), nowMs })
  await setPass(tx, version)
}

async function giveBirthdays(deps: RaiseDeps, schema: number): Promise<void> {
  const { db, clock, log } = deps
  const nowMs = clock.now()
  const places = birthdaysNear(nowMs)
  for (let after = 0n; ; ) {
    const due = await db.memberSchema(schema, tx => listDueBirthdays(tx, places, { after, most }))
    for (const birthday of due) {
      await giveFor(deps, birthday, nowMs).catch((fault: unknown) =>
        log.error({ err: fault, uid: String(birthday.uid) }, 'a birthday was not given for'),
      )
    }
    if (due.length < most) return
    after = due.at(-1)?.uid ?? after
  }
}

async function giveFor(
  { db, keepDecisions, jurisdiction }: RaiseDeps,
  birthday: DueBirthday,
  nowMs: number,
): Promise<void> {
  const gift = await db.member(birthday.uid, tx => giveBirthday(tx, birthday, { nowMs, jurisdiction }))
  if (gift !== 'paused') return
  await keepDecisions(await db.member(birthday.uid, tx => listWaitingBirthday(tx, birthday, nowMs)))
}
