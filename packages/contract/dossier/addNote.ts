import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { memberUid, shownNote } from './shown.ts'

export const addNote = operation({
  method: 'POST',
  path: '/office/api/member/note',
  access: 'staff',
  permission: 'member.note',
  summary: 'Writes something down about a member, for colleagues',
  body: v.object({ uid: memberUid, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)) }),
  answer: shownNote,
  refusals: pick(generalErrors, 'not_found'),
})
