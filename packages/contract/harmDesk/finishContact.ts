import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { contactOutcomes, contactWays, manilaDate, shownContact } from './contact.ts'
import { harmDeskErrors } from './errors.ts'
import { harmTopics } from './topics.ts'

export const finishContact = operation({
  method: 'POST',
  path: '/office/api/harm/contact/finish',
  access: 'staff',
  permission: 'harm.contact',
  summary:
    'Writes down how a member was reached, what was said and what came of it; on the next date a contact opens again, and without an answer at once, due the next day',
  body: v.object({
    uid: memberUid,
    id: v.pipe(v.string(), v.uuid()),
    way: v.picklist(contactWays),
    said: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(2000)),
    outcome: v.picklist(contactOutcomes),
    next_on: v.optional(v.union([v.literal(''), manilaDate]), ''),
    /** What it was about when it was read: what came behind that is not finished with it. */
    seen_topics: v.optional(v.array(v.picklist(harmTopics))),
  }),
  answer: shownContact,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(
      harmDeskErrors,
      'contact_not_yours',
      'contact_grew',
      'contact_next_past',
      'contact_next_unagreed',
      'contact_way_missing',
    ),
  },
})
