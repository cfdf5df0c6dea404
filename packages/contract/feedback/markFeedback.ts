import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { feedbackStatuses, feedbackUid, shownFeedback } from './feedback.ts'

export const markFeedback = operation({
  method: 'POST',
  path: '/office/api/feedback/mark',
  access: 'staff',
  permission: 'feedback.mark',
  summary: 'Marks a feedback as answered or closed, or opens it again, from the state that whoever marks it saw',
  body: v.object({
    uid: feedbackUid,
    id: v.pipe(v.string(), v.uuid()),
    from: v.picklist(feedbackStatuses),
    to: v.picklist(feedbackStatuses),
    reason,
  }),
  answer: shownFeedback,
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
