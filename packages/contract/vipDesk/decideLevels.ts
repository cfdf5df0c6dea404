import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { vipDeskErrors } from './errors.ts'

export const decideLevels = operation({
  method: 'POST',
  path: '/office/api/vip/decide',
  access: 'staff',
  permission: 'vip.decide',
  summary: 'Approves or refuses other levels. They hold for everybody at once, nobody falls, and nothing is paid twice',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: v.object({ version: v.number() }),
  refusals: {
    ...pick(vipDeskErrors, 'vip_own', 'vip_margin'),
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
  },
})
