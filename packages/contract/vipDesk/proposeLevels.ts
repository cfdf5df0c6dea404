import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { vipDeskErrors } from './errors.ts'
import { levelWishes } from '../vip/levels.ts'
import { rowVersion } from '../rowVersion.ts'

export const proposeLevels = operation({
  method: 'POST',
  path: '/office/api/vip/propose',
  access: 'staff',
  permission: 'vip.propose',
  summary: 'Proposes other levels, from the version that was seen. They hold once another person has approved them',
  body: v.object({ version: rowVersion, levels: levelWishes, reason }),
  answer: v.object({ id: v.string() }),
  refusals: {
    ...pick(vipDeskErrors, 'vip_order', 'vip_margin', 'vip_waiting'),
    ...pick(staffErrors, 'changed_meanwhile'),
  },
})
