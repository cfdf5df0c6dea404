import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { rewardStatuses } from '../reward/reward.ts'
import { reason } from '../staff/operator.ts'
import { rewardDeskErrors } from './errors.ts'

export const decideReward = operation({
  method: 'POST',
  path: '/office/api/reward/decide',
  access: 'staff',
  permission: 'reward.decide',
  summary: 'Lets a held reward go, so that its member may have it, or refuses it for good',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_released: v.boolean(), reason }),
  answer: v.object({ status: v.picklist(rewardStatuses) }),
  refusals: { ...pick(generalErrors, 'not_found'), ...rewardDeskErrors },
})
