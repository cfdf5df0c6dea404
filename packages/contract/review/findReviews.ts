import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const findReviews = operation({
  method: 'POST',
  path: '/office/api/review/find',
  access: 'staff',
  permission: 'review.find',
  summary:
    'Cases by a name among those that wait, by a UID or by a whole ID number. That it was looked for is on record',
  body: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
  answer: v.object({
    d: v.array(
      v.object({
        uid: v.string(),
        name: v.string(),
        id_type: v.string(),
        submitted_at: seconds,
        is_waiting: v.boolean(),
        by: v.picklist(['number', 'uid', 'name']),
      }),
    ),
    /** Whether there are more than are shown. */
    is_cut: v.boolean(),
  }),
  refusals: {},
})
