import { mallLimits } from '@saya/contract/limits'
import type { Calls } from '@saya/contract'
import { type Need, need, type Part } from '../../shared/answer/answers.ts'
import { type MallFilter, queryOf, readShown } from './mallFilter.rules.ts'

type GoodsRow = Calls['GET /member/goods/list']['answer']['d'][number]

/** What a card shows of goods that staff alone change, so that it travels with the page. */
export type KnownGoods = Pick<GoodsRow, 'id' | 'name' | 'show_img' | 'price_filcoin' | 'gives'>

const goodsPart = {
  name: ' goods',
  of: ({ d }: Calls['GET /member/goods/list']['answer']): readonly KnownGoods[] =>
    d.map(({ id, name, show_img, price_filcoin, gives }) => ({ id, name, show_img, price_filcoin, gives })),
} satisfies Part<'GET /member/goods/list', unknown>

export function firstQuery(filter: MallFilter): Readonly<Record<string, string>> {
  return { page_size: String(mallLimits.pageSize), ...queryOf(filter) }
}

/** The first page of what a choice shows, by which it is also known later. */
export function goodsNeed(filter: MallFilter): Need {
  return need('GET /member/goods/list', { query: firstQuery(filter) }, goodsPart)
}

/** What the frame of the mall is rendered from. */
export function goodsNeeds({ search }: { readonly search: URLSearchParams }): Need[] {
  return [goodsNeed(readShown(search))]
}
