import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { contactStatuses, shownContact } from './contact.ts'
import { harmDeskErrors } from './errors.ts'

export const moveContact = operation({
  method: 'POST',
  path: '/office/api/harm/contact/move',
  access: 'staff',
  permission: 'harm.contact',
  summary: 'Takes a contact, also from a colleague, or gives it back, from the state that whoever does so saw',
  body: v.object({
    uid: memberUid,
    id: v.pipe(v.string(), v.uuid()),
    from: v.picklist(contactStatuses),
    event: v.picklist(['take', 'leave']),
  }),
  answer: shownContact,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(harmDeskErrors, 'contact_not_yours'),
  },
})
