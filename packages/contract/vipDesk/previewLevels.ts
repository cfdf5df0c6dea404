import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { levelPreview } from './levels.ts'
import { vipDeskErrors } from './errors.ts'
import { levelWishes } from '../vip/levels.ts'

export const previewLevels = operation({
  method: 'POST',
  path: '/office/api/vip/preview',
  access: 'staff',
  permission: 'vip.list',
  summary: 'Who would rise by other levels, and what it would cost. It changes nothing',
  body: v.object({ levels: levelWishes }),
  answer: levelPreview,
  refusals: pick(vipDeskErrors, 'vip_order', 'vip_margin'),
})
