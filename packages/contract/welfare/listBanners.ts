import * as v from 'valibot'
import { operation } from '../operation.ts'

export const deskBanner = v.object({
  type: v.number(),
  title_en: v.string(),
  title_tl: v.string(),
  line_en: v.string(),
  line_tl: v.string(),
  is_on: v.boolean(),
  place: v.number(),
  seq: v.number(),
})

export const listBanners = operation({
  method: 'GET',
  path: '/office/api/welfare/banners',
  access: 'staff',
  permission: 'promotion.list',
  summary: 'Every card of the Welfare page, whether members see it or not',
  query: v.object({ sort: v.optional(v.string(), ''), cursor: v.optional(v.string(), '') }),
  answer: v.object({ d: v.array(deskBanner), t: v.number() }),
  refusals: {},
})
