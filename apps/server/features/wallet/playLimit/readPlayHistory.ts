import { daySpan } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { AuditedRound } from '../audit/round/auditedRound.ts'
import { listWholeRounds } from '../audit/round/auditRounds.store.ts'
import { oldestDay, type PlayLimits } from '../ledger/playLimit.rules.ts'
import { countHistory, needsRound, neverPlayed, type PlayPosting } from './playHistory.rules.ts'
import { findFirstSince, findPlayedBefore, listPlay } from './playHistory.store.ts'

export interface Stretch {
  readonly uid: bigint
  readonly afterSeq: bigint
  readonly untilSeq: bigint
}

const postingsAtOnce = 2000

/** What is used of the limits once a stretch of the journal is counted too, however much was played in it. */
export async function countStretch(tx: MemberTx, before: PlayLimits, stretch: Stretch): Promise<PlayLimits> {
  let [limits, afterSeq] = [before, stretch.afterSeq]
  for (;;) {
    const postings = await listPlay(tx, { ...stretch, afterSeq, size: postingsAtOnce })
    const last = postings.at(-1)
    if (!last) return limits
    limits = countHistory(limits, postings, await readRoundsOf(tx, stretch.uid, postings))
    afterSeq = last.seq
  }
}

async function readRoundsOf(tx: MemberTx, uid: bigint, postings: readonly PlayPosting[]) {
  const told = postings.filter(needsRound).map(({ provider, round_id }) => ({ uid, provider, round_id }))
  const keys = [...new Map(told.map(key => [nameOf(key), key])).values()]
  const rounds = new Map((await listWholeRounds(tx, keys)).map(round => [nameOf(round), round]))
  return (posting: PlayPosting): AuditedRound => {
    const round = rounds.get(nameOf(posting))
    if (!round) throw new Error(`Posting ${uid} ${posting.seq} is of a round that is not there.`)
    return round
  }
}

function nameOf({ provider, round_id }: Pick<PlayPosting, 'provider' | 'round_id'>): string {
  return `${provider} ${round_id}`
}

interface Past {
  readonly uid: bigint
  readonly untilSeq: bigint
  readonly nowMs: number
}

/**
 * What a member's limits have counted up to a posting, as if they had always been there. Nothing older than the oldest
 * period bears on it; where nothing was counted since, the periods before tell the day it was last counted on.
 */
export async function readPlayHistory(tx: MemberTx, { uid, untilSeq, nowMs }: Past): Promise<PlayLimits> {
  for (let atMs: number | null = nowMs; atMs !== null; ) {
    const first: bigint | null = await findFirstSince(tx, uid, daySpan(oldestDay(atMs)).fromMs)
    const afterSeq = first === null || first > untilSeq ? untilSeq : first - 1n
    const limits = await countStretch(tx, neverPlayed, { uid, afterSeq, untilSeq })
    if (limits.countedOn !== neverPlayed.countedOn) return limits
    atMs = await findPlayedBefore(tx, uid, afterSeq + 1n)
  }
  return neverPlayed
}
