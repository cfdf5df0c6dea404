import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { adErrors } from './errors.ts'
import { landingNames, landingWish } from './landing.ts'
import { rowVersion } from '../rowVersion.ts'

export const changeLanding = operation({
  method: 'POST',
  path: '/office/api/ad/landing/change',
  access: 'staff',
  permission: 'ad.change',
  summary: 'Changes a landing page, from the version that whoever changes it saw',
  body: v.object({
    name: v.picklist(landingNames),
    version: rowVersion,
    wish: landingWish,
    reason,
  }),
  answer: v.object({ version: v.number() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(adErrors, 'ad_picture_unknown'),
  },
})
