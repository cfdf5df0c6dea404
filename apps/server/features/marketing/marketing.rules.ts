import { closes, type PlayGate } from '../gate/index.ts'

/**
 * Whether an offer lies on a page that the member opened, goes out to wherever they are, or is one that they took up and
 * comes to them now.
 */
export type MarketingReach = 'shown' | 'sent' | 'given'

const acts = { shown: 'offer', sent: 'message', given: 'bonus' } as const

export interface MarketingFacts {
  readonly reach: MarketingReach
  readonly isClosed: boolean
  readonly isBlocked: boolean
  /** The causes that hold now. */
  readonly gates: readonly Pick<PlayGate, 'cause'>[]
  /** Whether a limit of their own stops them right now. To have one costs nobody anything. */
  readonly isStopped: boolean
  /** Whether their play shows signs of harm, at the band contact or above. */
  readonly isAtContact: boolean
  /** Whether they agreed to be sent offers. */
  readonly hasConsent: boolean
}

/** Whether a member may be made an offer at this moment. What tells of a service is none, and asks nobody. */
export function allowsMarketing(facts: MarketingFacts): boolean {
  const { reach, isClosed, isBlocked, isStopped, isAtContact, gates, hasConsent } = facts
  if (isClosed || isBlocked || isStopped || isAtContact) return false
  return !gates.some(gate => closes(gate, acts[reach])) && (reach !== 'sent' || hasConsent)
}
