import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { memberUid } from './shown.ts'
import { tags } from './tags.ts'

export const setTags = operation({
  method: 'POST',
  path: '/office/api/member/tag',
  access: 'staff',
  permission: 'member.tag',
  summary: 'Tags a member. What was seen before comes along, so that nobody overwrites a colleague',
  body: v.object({ uid: memberUid, before: tags, after: tags }),
  answer: v.object({ tags: v.array(v.string()) }),
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
