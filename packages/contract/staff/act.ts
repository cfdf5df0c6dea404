import * as v from 'valibot'
import { cursor, pageSize } from '../list.ts'
import { seconds } from '../money.ts'

/** One thing that somebody of the staff did, as it stands in the chain. */
export const shownAct = v.object({
  seq: v.string(),
  at: seconds,
  operator: v.string(),
  role: v.string(),
  action: v.string(),
  object: v.string(),
  before: v.string(),
  after: v.string(),
  reason: v.string(),
  address: v.string(),
  request_id: v.string(),
  hash: v.string(),
})

const part = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

export const actFilter = v.object({
  /** The operator's e-mail address, what was done, and what it was done to. */
  operator: part,
  action: part,
  object: part,
  cursor,
  page_size: pageSize(50, 200),
})
