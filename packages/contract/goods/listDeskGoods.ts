import * as v from 'valibot'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { deskGoods } from './goods.ts'

export const listDeskGoods = operation({
  method: 'GET',
  path: '/office/api/goods/list',
  access: 'staff',
  permission: 'goods.list',
  summary: 'All goods with their stock, on or off, the first to be shown first; or those of one id',
  query: v.object({
    state: v.optional(v.picklist(['', 'on', 'off']), ''),
    id: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(deskGoods),
  refusals: {},
})
