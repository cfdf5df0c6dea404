import * as v from 'valibot'
import { seconds } from '../money.ts'
import { harmBands } from './bands.ts'
import { harmMarkers } from './markers.ts'
import { harmTopics } from './topics.ts'

export const contactStatuses = ['open', 'taken', 'done'] as const
export type ContactStatus = (typeof contactStatuses)[number]
export type ContactEvent = 'take' | 'leave' | 'finish'

/** What a contact was opened by. */
export const contactSources = ['band', 'words', 'staff', 'follow_up'] as const
export type ContactSource = (typeof contactSources)[number]

/** How the member was reached. */
export const contactWays = ['call', 'chat', 'message', 'mail', 'none'] as const

/** What came of it. */
export const contactOutcomes = [
  'no_answer',
  'talked',
  'limit_set',
  'break_taken',
  'excluded',
  'paused_by_us',
  'referred',
  'no_concern',
] as const
export type ContactOutcome = (typeof contactOutcomes)[number]

/** A day in Manila. */
export const manilaDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.isoDate())

export const shownContact = v.object({
  id: v.string(),
  uid: v.string(),
  source: v.picklist(contactSources),
  band: v.picklist(harmBands),
  markers: v.array(v.picklist(harmMarkers)),
  topics: v.array(v.picklist(harmTopics)),
  opened_at: seconds,
  /** Empty where the product opened it. */
  opened_by: v.string(),
  due_at: seconds,
  is_late: v.boolean(),
  status: v.picklist(contactStatuses),
  taken_by: v.string(),
  is_mine: v.boolean(),
  /** 0 while it is not done. */
  done_at: seconds,
  way: v.picklist(['', ...contactWays]),
  said: v.string(),
  outcome: v.picklist(['', ...contactOutcomes]),
  /** Empty where nothing was agreed on. */
  next_on: v.string(),
})
