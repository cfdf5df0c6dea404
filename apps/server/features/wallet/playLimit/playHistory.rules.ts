import { manilaDay } from '@saya/money'
import type { AuditedRound } from '../audit/round/auditedRound.ts'
import { type BetReturn, play } from '../audit/round/playRound.rules.ts'
import { countPlay, type PlayLimits, playPlaces, takeBackPlay } from '../ledger/playLimit.rules.ts'

/** A bet, a win or a rollback in the journal, with what its round says of being free. */
export interface PlayPosting {
  readonly seq: bigint
  readonly kind: number
  readonly amount: bigint
  readonly at: number
  readonly provider: number
  readonly round_id: string
  readonly free: boolean
  /** The bet that made a free round a real one. */
  readonly real_from: bigint | null
}

/** Before anything was played. */
export const neverPlayed: PlayLimits = {
  most: playPlaces.map(() => null),
  used: playPlaces.map(() => 0n),
  countedOn: '1970-01-01',
}

const kinds = { bet: 1, win: 2, rollback: 3 }

/** Whether a posting is told by its whole round alone: what is taken back, and the bet that makes a free round a real one. */
export function needsRound({ seq, kind, real_from }: PlayPosting): boolean {
  return kind === kinds.rollback || seq === real_from
}

/** What is used of the limits once some more was played, in the order of the journal: the ledger's own rule, made anew. */
export function countHistory(
  limits: PlayLimits,
  postings: readonly PlayPosting[],
  roundOf: (posting: PlayPosting) => AuditedRound,
): PlayLimits {
  let after = limits
  for (const posting of postings) {
    const { seq, kind, amount, at: nowMs, free, real_from } = posting
    if (free || (real_from !== null && seq < real_from)) continue
    if (kind === kinds.bet) {
      const won = seq === real_from ? wonBefore(roundOf(posting), seq) : 0n
      after = countPlay(after, { nowMs, stake: amount, won })
    }
    if (kind === kinds.win) after = countPlay(after, { nowMs, stake: 0n, won: amount })
    if (kind === kinds.rollback) after = takeBackPlay(after, { nowMs, ...backOf(roundOf(posting), seq) })
  }
  return after
}

function wonBefore(round: AuditedRound, seq: bigint): bigint {
  return play({ ...round, postings: round.postings.filter(posting => posting.seq < seq) }).win
}

function backOf(round: AuditedRound, seq: bigint) {
  const { bet, won }: BetReturn = played(round, seq)
  const wins = round.postings
    .filter(posting => posting.kind === kinds.win && posting.seq < seq)
    .map(({ at, amount }) => ({ day: manilaDay(at), amount }))
  const openedOn = manilaDay(round.said?.opened_at ?? bet.posting.at)
  return { stake: bet.amount, stakedOn: manilaDay(bet.posting.at), won, openedOn, wins }
}

function played(round: AuditedRound, seq: bigint): BetReturn {
  const back = play(round).backs.find(one => one.seq === seq)
  if (!back) throw new Error(`Posting ${round.uid} ${seq} takes back no bet of its round.`)
  return back
}
