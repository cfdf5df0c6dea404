import { kycName } from '@saya/contract/gates.ts'
import { isPastDeadline } from './deadline.ts'

type EntryWording = 'usual' | 'rejected' | 'underReview' | 'blocked' | 'past'

interface EntryLook {
  readonly wording: EntryWording
  readonly hasCountdown: boolean
  readonly mayRecertify: boolean
  readonly mayDoItLater: boolean
  /** Why it was sent back is told whenever it was, whatever else the entry says. */
  readonly hasReason: boolean
}

interface EntryQuestion {
  readonly standing: unknown
  /** The record's own standing, which gives the reasons. */
  readonly recordStanding: unknown
  readonly createdAtMs: number
  readonly nowMs: number
}

/** What the first step says and offers. A review counts before the deadline, the deadline before what was sent back. */
export function entryLook({ standing, recordStanding, createdAtMs, nowMs }: EntryQuestion): EntryLook {
  const name = kycName(standing)
  const isPast = isPastDeadline(createdAtMs, nowMs)
  return {
    wording: wordingOf(name, isPast),
    hasCountdown: !isPast && name !== 'block',
    mayRecertify: name !== 'under_review' && name !== 'fully_kyc' && name !== 'block',
    mayDoItLater: !isPast && name !== 'block',
    hasReason: kycName(recordStanding) === 'rejected',
  }
}

function wordingOf(name: ReturnType<typeof kycName>, isPast: boolean): EntryWording {
  if (name === 'under_review') return 'underReview'
  if (name === 'block') return 'blocked'
  if (isPast) return 'past'
  return name === 'rejected' ? 'rejected' : 'usual'
}
