import { type HarmBand, isAtLeast } from '@saya/contract/harmDesk/bands.ts'
import type { ContactEvent, ContactOutcome, ContactSource, ContactStatus } from '@saya/contract/harmDesk/contact.ts'
import type { HarmMarker } from '@saya/contract/harmDesk/markers.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { dayMs, daySpan, manilaDay } from '@saya/money'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'
import { isHigher } from './points.rules.ts'

export const contactTransitions = declareTransitions<ContactStatus, ContactEvent>({
  initial: ['open'],
  table: {
    open: { take: 'taken' },
    taken: { take: 'taken', leave: 'open', finish: 'done' },
    done: {},
  },
})

/** The newest contact that is done. */
export interface DoneContact {
  readonly band: HarmBand
  readonly markers: readonly HarmMarker[]
  readonly doneAtMs: number
  readonly nextOn: string | null
  readonly outcome: ContactOutcome
}

export interface Concern {
  readonly band: HarmBand
  readonly markers: readonly HarmMarker[]
}

/**
 * Whether somebody is to get in touch because of where a member stands. What was spoken about is left alone for some days: the
 * same markers open nothing anew, while a graver band or a marker that is new does. Where nobody answered, nothing was spoken about.
 */
export function isContactDue(
  { band, markers }: Concern,
  done: readonly DoneContact[],
  { nowMs, quietDays }: { readonly nowMs: number; readonly quietDays: number },
): boolean {
  if (!isAtLeast(band, 'contact')) return false
  const recent = done.filter(one => wasAnswered(one.outcome) && nowMs - one.doneAtMs < quietDays * dayMs)
  if (recent.length === 0) return true
  if (recent.every(one => isHigher(band, one.band))) return true
  return markers.some(marker => recent.every(one => !one.markers.includes(marker)))
}

/** Whether the day has come that was agreed on when they last spoke. */
export function isFollowUpDue(done: readonly DoneContact[], today: string): boolean {
  const newest = done.find(({ outcome }) => wasAnswered(outcome))
  return newest !== undefined && newest.nextOn !== null && newest.nextOn <= today
}

/** Whether somebody spoke with the member, or decided about them without. Whoever only did not answer is tried again. */
export function wasAnswered(outcome: ContactOutcome): boolean {
  return outcome !== 'no_answer'
}

const daysUntilRetry = 1

/** By when somebody is to try again where nobody answered: the next day, whatever the contact is about. */
export function retryDueAtMs(nowMs: number): number {
  return nowMs + daysUntilRetry * dayMs
}

const daysUntilDue: Readonly<Record<HarmBand, number>> = { stop: 1, contact: 3, watch: 5, none: 5 }

interface Due {
  readonly source: ContactSource
  readonly band: HarmBand
  readonly topics: readonly HarmTopic[]
  readonly nowMs: number
}

/**
 * By when somebody is to get in touch. Whoever asks for help, or was promised a call, waits no longer than the gravest band. Whoever
 * writes of hurting themselves comes before everybody else.
 */
export function dueAtMs({ source, band, topics, nowMs }: Due): number {
  if (topics.includes('self_harm')) return nowMs
  const days = source === 'words' || source === 'follow_up' ? 1 : daysUntilDue[band]
  return nowMs + days * dayMs
}

/** How grave it is that somebody wrote about these topics: whoever may hurt themselves stands at contact at the least. */
export function bandWith(band: HarmBand, topics: readonly HarmTopic[]): HarmBand {
  return topics.includes('self_harm') && !isAtLeast(band, 'contact') ? 'contact' : band
}

/** Whether whoever ends a contact saw all that its member asked for help about: nothing that came meanwhile ends with it. */
export function isWholeSeen(seen: readonly HarmTopic[], topics: readonly HarmTopic[]): boolean {
  return topics.every(topic => seen.includes(topic))
}

/** For how long a band stays lowered: until so many days behind the day that it was asked for. */
export function lastLoweredDay(today: string, quietDays: number): string {
  const { fromMs } = daySpan(today)
  return manilaDay(fromMs + quietDays * dayMs)
}
