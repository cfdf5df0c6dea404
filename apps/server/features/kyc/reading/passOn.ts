import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'
import { tellNews } from '../../../platform/events/index.ts'
import { addJob } from '../../../platform/jobs/index.ts'
import { lookAt, lookJob } from '../../gate/index.ts'
import { copyCase } from '../review/case.store.ts'
import { clockTurn } from '../standing/clock.rules.ts'
import { forgetReminders, markDirectory, noteReminder } from '../standing/clock.store.ts'
import type { StandingDeps } from '../deps.ts'
import { noteDecision } from '../review/figures.store.ts'
import { judgeCase } from '../review/judgeCase.ts'
import { claimWaiting, deleteWords, listWords } from './outbox.store.ts'
import { type KeptReading, listReadings } from './reading.store.ts'
import { reminderJob } from '../standing/reminderJob.ts'
import { deadlineMs, statusOf } from '../standing/standing.rules.ts'
import { findStanding, type KeptStanding } from '../standing/standing.store.ts'
import { type KeptVersion, listVersions } from '../review/version.store.ts'

/** A member as others must know them. */
interface Snapshot extends KeptStanding {
  readonly submission: KeptVersion | undefined
  readonly readings: readonly KeptReading[]
}

/**
 * Lets others know what a member's own rows say: the clock beside the sign-in, the reviewers' queue, the member's app
 * and the other copies. It is made from the rows as they are and known by its number, so doing it twice, late or in
 * another order changes nothing. The word that it is due goes last.
 */
export async function passOn(deps: StandingDeps, uid: bigint): Promise<void> {
  const { db } = deps
  const { words, snapshot } = await db.member(uid, async tx => ({
    words: await listWords(tx, uid),
    snapshot: await readSnapshot(tx, uid),
  }))
  if (snapshot) await db.app(tx => tellOthers(tx, deps, snapshot))
  await db.member(uid, tx =>
    deleteWords(
      tx,
      words.map(({ id }) => id),
    ),
  )
}

/** The same right behind a change, which stands whatever becomes of this: who sweeps up passes it on within seconds. */
export async function passOnSoon(deps: StandingDeps, uid: bigint): Promise<void> {
  await passOn(deps, uid).catch((fault: unknown) =>
    deps.log.warn({ err: fault }, 'a change of KYC waits to be passed on'),
  )
}

const page = 100

/** Passes on what was left by whoever was cut short, in every schema, and tells of how many members. */
export async function passOnWaiting(deps: StandingDeps): Promise<number> {
  let passed = 0
  for (let schema = 0; schema < deps.db.memberSchemas; schema++) {
    const turn = { nowMs: deps.clock.now(), most: page }
    const uids = await deps.db.memberSchema(schema, tx => claimWaiting(tx, turn))
    for (const uid of uids) await passOnSoon(deps, uid)
    passed += uids.length
  }
  return passed
}

async function readSnapshot(tx: MemberTx, uid: bigint): Promise<Snapshot | undefined> {
  const kept = await findStanding(tx, uid)
  if (!kept) return undefined
  const versions = await listVersions(tx, uid)
  const submission = versions.find(({ kind }) => kind === 'submission')
  return { ...kept, submission, readings: await listReadings(tx, uid) }
}

async function tellOthers(tx: AppTx, deps: StandingDeps, snapshot: Snapshot): Promise<void> {
  const { uid, seq, standing, submission, remindedHours } = snapshot
  const nowMs = deps.clock.now()
  const turn = clockTurn(snapshot, nowMs)
  const nextAtMs = turn.isFreezing || turn.reminds !== 0 ? nowMs : turn.nextAtMs
  const marked = await markDirectory(tx, { uid, seq, nextAtMs, isBlocked: standing.isBlocked, nowMs })
  if (!marked) return
  // The end of a block revives no token from before it or from during it.
  if (marked.wasBlocked && !standing.isBlocked) await deps.ports.endSessionsOf(tx, { uid, nowMs })
  if (submission) await copyForReviewers(tx, deps, { ...snapshot, submission })
  if (remindedHours === 0) await forgetReminders(tx, uid)
  if (remindedHours === 24 || remindedHours === 48) {
    const isNew = await noteReminder(tx, { uid, hours: remindedHours, nowMs })
    if (isNew) await addJob(tx, reminderJob, { payload: { uid: String(uid), hours: remindedHours } })
  }
  if (statusOf(standing) === kycStatus.block) await tellNews(tx, 'session.ended', { uid: String(uid) })
  await tellNews(tx, 'kyc.changed', { uid: String(uid) })
}

const decisionNames = { 3: 'rejected', 4: 'basic', 5: 'full' } as const

async function copyForReviewers(
  tx: AppTx,
  deps: StandingDeps,
  { uid, seq, standing, createdAtMs, submission, readings }: Snapshot & { readonly submission: KeptVersion },
): Promise<void> {
  const { version, form, photos, sentAtMs, status, decidedAtMs, reviewer } = submission
  const judging = { uid, version, form, photos, readings, nowMs: deps.clock.now() }
  const checks = await judgeCase(tx, deps, judging)
  const isWaiting = standing.base === 2 && status === 2
  const times = { submittedAtMs: sentAtMs, deadlineAtMs: createdAtMs + deadlineMs }
  await copyCase(tx, { uid, seq, version, isWaiting, standing: statusOf(standing), ...times, checks })
  if (isWaiting) await addJob(tx, lookJob, lookAt(uid))
  if (status === 2 || decidedAtMs === null) return
  const waitedSeconds = Math.round((decidedAtMs - sentAtMs) / 1000)
  await noteDecision(tx, { uid, version, decision: decisionNames[status], reviewer, decidedAtMs, waitedSeconds })
}
