import { kycName } from '@saya/contract/gates.ts'
import { isPastDeadline } from './gate/deadline.ts'

type EntryWording = 'usual' | 'rejected' | 'underReview' | 'blocked' | 'past' | 'held' | 'inPart'

interface EntryLook {
  readonly wording: EntryWording
  readonly hasCountdown: boolean
  /** What verification opens is told to whom it opens something. */
  readonly hasOpening: boolean
  readonly mayRecertify: boolean
  readonly mayDoItLater: boolean
  /** Why it was sent back is told whenever it was, whatever else the entry says. */
  readonly hasReason: boolean
}

interface EntryQuestion {
  readonly standing: unknown
  /** The record's own standing, which gives the reasons. */
  readonly recordStanding: unknown
  /** Frozen by somebody, so that proving who one is opens nothing. */
  readonly isHeld: boolean
  readonly createdAtMs: number
  readonly nowMs: number
}

const isNothingToDo = ['under_review', 'fully_kyc', 'block']
/** Who has no time to be kept: the account of whoever is verified, even in part, is not restricted by the clock. */
const hasNoDeadline = ['basic_kyc', 'fully_kyc', 'test_account', 'block']

/** What the first step says and offers. A review counts before the deadline, the deadline before what was sent back. */
export function entryLook({ standing, recordStanding, isHeld, createdAtMs, nowMs }: EntryQuestion): EntryLook {
  const name = kycName(standing)
  const isFrozenByHand = isHeld && name === 'frozen'
  // What a freeze lies over is told by the record alone.
  const below = isFrozenByHand ? kycName(recordStanding) : name
  const isPast = isPastDeadline(createdAtMs, nowMs)
  const hasDeadline = !hasNoDeadline.includes(below)
  // While it is looked at, the time is ours.
  const hasCountdown = !isPast && hasDeadline && below !== 'under_review'
  return {
    wording: isFrozenByHand ? 'held' : wordingOf(name, isPast),
    hasCountdown,
    hasOpening: hasCountdown && !isFrozenByHand,
    mayRecertify: !isNothingToDo.includes(below),
    mayDoItLater: name !== 'block' && (!isPast || !hasDeadline),
    hasReason: kycName(recordStanding) === 'rejected',
  }
}

function wordingOf(name: ReturnType<typeof kycName>, isPast: boolean): EntryWording {
  if (name === 'under_review') return 'underReview'
  if (name === 'block') return 'blocked'
  if (name === 'basic_kyc') return 'inPart'
  if (isPast && !hasNoDeadline.includes(name)) return 'past'
  return name === 'rejected' ? 'rejected' : 'usual'
}
