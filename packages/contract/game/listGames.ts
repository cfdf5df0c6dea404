import * as v from 'valibot'
import { listLimits, textLimits } from '../limits.ts'
import { listOf, page, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { gameRow } from './card.ts'

const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const wholeList = v.pipe(
  v.string(),
  v.regex(/^(\d{1,9}(,\d{1,9}){0,19})?$/),
  v.transform(text => (text === '' ? [] : text.split(',').map(Number))),
)
/** The database knows no text with a zero character in it. */
const searchText = v.pipe(
  v.string(),
  v.maxLength(textLimits.gameSearch),
  v.excludes('\0'),
  v.transform(text => text.trim()),
)
const flag = v.pipe(
  v.picklist(['', '0', '1']),
  v.transform(text => text === '1'),
)

export const listGames = operation({
  method: 'GET',
  path: '/member/game/list',
  access: 'guest',
  shared: true,
  summary: 'Games by type, provider, keyword and mark, a page at a time',
  query: v.object({
    page,
    page_size: pageSize(listLimits.gamePageSize, 60),
    sorting: v.optional(v.picklist(['sorting:desc', 'en_name:asc']), 'sorting:desc'),
    venue_id: v.optional(wholeList, ''),
    platform_id: v.optional(wholeList, ''),
    w: v.optional(searchText, ''),
    is_new: v.optional(flag, ''),
    is_hot: v.optional(flag, ''),
    game_type: v.optional(whole, '0'),
    category: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  }),
  answer: listOf(gameRow),
  refusals: {},
})
