import * as v from 'valibot'
import { seconds } from '../money.ts'

export const requestStatuses = ['open', 'agreed', 'refused', 'lifted', 'ended'] as const

/** What members write who want their exclusion to end. */
export const requestWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))

export const exclusionRequest = v.object({
  id: v.string(),
  uid: v.string(),
  words: v.string(),
  status: v.picklist(requestStatuses),
  asked_at: seconds,
  /** From when on the member may confirm it, once it is agreed to. */
  open_from: seconds,
  /** When the member's exclusion ends by itself. */
  closed_until: seconds,
})
