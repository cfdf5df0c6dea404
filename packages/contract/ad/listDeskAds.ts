import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { deskAd } from './ad.ts'

export const listDeskAds = operation({
  method: 'GET',
  path: '/office/api/ad/list',
  access: 'staff',
  permission: 'ad.list',
  summary: 'Every ad, on or off, the one changed last first',
  query: v.object({ state: v.optional(v.picklist(['', 'on', 'off']), '') }),
  answer: listOf(deskAd),
  refusals: {},
})
