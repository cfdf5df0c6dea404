import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { ringErrors } from './errors.ts'
import { ringFriend } from './ring.ts'

export const decideFriend = operation({
  method: 'POST',
  path: '/office/api/ring/decide',
  access: 'staff',
  permission: 'ring.decide',
  summary: 'Frees one friend of a ring, so that the invite pays for them, or refuses what it would have paid',
  body: v.object({ uid: memberUid, is_free: v.boolean(), reason }),
  answer: ringFriend,
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(ringErrors, 'ring_decided') },
})
