import * as v from 'valibot'
import { mallLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { goodsSorts, pointsRangeNames, shownGoods } from './goods.ts'

export const listGoods = operation({
  method: 'GET',
  path: '/member/goods/list',
  access: 'member',
  alikeForMembers: true,
  summary: 'What Filcoins can be redeemed for',
  query: v.object({
    sort: v.optional(v.picklist(goodsSorts), ''),
    points_range: v.optional(v.picklist(pointsRangeNames), ''),
    page,
    page_size: pageSize(mallLimits.pageSize, 50),
    cursor,
  }),
  answer: listOf(shownGoods),
  refusals: {},
})
