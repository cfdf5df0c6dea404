import { callOffice } from '../../shared/client.ts'
import { Badge } from '../../shared/Badge.tsx'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { switchActs } from '../../shared/act/switchActs.ts'
import type { Entity } from '../../shared/entity.ts'
import { onFilter } from '../../shared/list/listFilters.ts'
import type { Goods } from './goods.ts'
import { stockActs } from './stockActs.ts'

/** What of goods staff say, and nothing else of what is known. */
function wishOfGoods(goods: Goods) {
  const { id: _id, version: _version, left: _left, received: _in, taken_out: _out, stock_seq: _seq, ...rest } = goods
  const { updated_at: _at, agreed_price: _agreed, asked_price: _asked, ...wish } = rest
  return wish
}

const given = { '': 'A thing', voucher: 'Voucher', ticket: 'Tickets' } as const

/** All goods, the first to be shown first. */
export const goodsList: Entity<Goods> = {
  name: 'goods',
  title: 'Goods',
  nouns: ['item', 'items'],
  empty: 'No goods yet',
  columns: [
    { name: 'name', title: 'Name', cell: row => <b>{row.name_en}</b> },
    { name: 'picture', title: 'Picture', cell: row => <img className="goodsThumb" src={row.imgs[0]} alt="" /> },
    { name: 'price', title: 'Filcoins', cell: row => row.price.toLocaleString('en'), isNumber: true },
    { name: 'left', title: 'Left', cell: row => row.left.toLocaleString('en'), isNumber: true },
    { name: 'limit', title: 'Per person', cell: row => row.most_per_person || 'Any', isNumber: true, isMinor: true },
    { name: 'gives', title: 'What it is', cell: row => given[row.gives], isMinor: true },
    { name: 'seq', title: 'Order', cell: row => row.sorting, isNumber: true, isMinor: true },
    { name: 'state', title: 'State', cell: stateCell },
  ],
  filters: [
    { name: 'w', title: 'Name or ID', isMain: true },
    onFilter('All goods'),
    {
      name: 'price',
      title: 'Price',
      options: [
        ['', 'Any price'],
        ['waiting', 'Waiting for a price'],
      ],
    },
  ],
  idOf: row => row.id,
  nameOf: row => row.name_en,
  open: row => `/goods/${row.id}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/goods/list', { query: { ...filters, cursor } }),
  acts: [
    ...stockActs,
    ...switchActs<Goods>({
      permission: 'goods.change',
      warnings: {
        on: 'Members can redeem it as long as some are left.',
        off: 'Members do not see it any more. What was redeemed stays as it is.',
      },
      change: (goods, isOn, reason) => {
        const wish = { ...wishOfGoods(goods), is_on: isOn }
        return callOffice('POST /office/api/goods/change', {
          body: { id: goods.id, version: goods.version, wish, reason },
        })
      },
    }),
  ],
}

/** Whoever decides on prices sees here what waits for them. */
function stateCell({ is_on: isOn, asked_price: asked }: Goods) {
  return (
    <>
      <OnBadge isOn={isOn} /> {asked && <Badge tone="wait">Price waits</Badge>}
    </>
  )
}
