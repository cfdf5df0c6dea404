import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { shownContact } from './contact.ts'
import { harmDeskErrors } from './errors.ts'
import { harmTopics } from './topics.ts'

export const openContact = operation({
  method: 'POST',
  path: '/office/api/harm/contact/open',
  access: 'staff',
  permission: 'harm.contact',
  summary: 'Opens a contact by hand, such as for what a member said in the live chat',
  body: v.object({ uid: memberUid, topic: v.picklist(harmTopics), reason }),
  answer: shownContact,
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(harmDeskErrors, 'contact_open') },
})
