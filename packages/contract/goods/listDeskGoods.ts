import * as v from 'valibot'
import { mallLimits } from '../limits.ts'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { deskGoods } from './goods.ts'

export const listDeskGoods = operation({
  method: 'GET',
  path: '/office/api/goods/list',
  access: 'staff',
  permission: 'goods.list',
  summary:
    'All goods with their stock, on or off, the first to be shown first: those of a word of their name, those whose price waits, or those of one id',
  query: v.object({
    state: v.optional(v.picklist(['', 'on', 'off']), ''),
    /** Nothing chosen, or those of which a price waits for a colleague. */
    price: v.optional(v.picklist(['', 'waiting']), ''),
    /** Words of the name or the id. */
    w: v.optional(v.pipe(v.string(), v.maxLength(mallLimits.search), v.excludes('\0')), ''),
    id: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(deskGoods),
  refusals: {},
})
