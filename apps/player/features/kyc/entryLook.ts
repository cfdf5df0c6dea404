import { type Jurisdiction, kycName } from '@saya/contract/gates.ts'
import { isPastDeadline } from './gate/deadline.ts'
import { isTimed } from './gate/isTimed.ts'

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
  readonly jurisdiction?: Jurisdiction | undefined
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
export function entryLook(question: EntryQuestion): EntryLook {
  const { standing, recordStanding, isHeld, createdAtMs, nowMs } = question
  const name = kycName(standing)
  const isFrozenByHand = isHeld && name === 'frozen'
  // What a freeze lies over is told by the record alone.
  const below = isFrozenByHand ? kycName(recordStanding) : name
  // Whoever is frozen, and not by hand, is so by the deadline, whatever this device's clock says.
  const isPast = isPastDeadline(createdAtMs, nowMs) || below === 'frozen'
  const hasDeadline = !hasNoDeadline.includes(below)
  return {
    wording: isFrozenByHand ? 'held' : wordingOf(name, isPast),
    hasCountdown: isTimed(question),
    hasOpening: !isPast && hasDeadline && below !== 'under_review' && !isFrozenByHand,
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
