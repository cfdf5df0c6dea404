import { reasonField } from '../../shared/act/reasonField.ts'
import { callOffice } from '../../shared/client.ts'
import type { Act, ActField, ActValues } from '../../shared/entity.ts'
import type { Goods } from './goods.ts'

const piecesField: ActField = {
  name: 'pieces',
  title: 'Pieces',
  kind: 'line',
  least: 1,
  hint: 'A whole number, 1 or more.',
}

function move(direction: 'in' | 'out') {
  return ({ id, stock_seq: seq }: Goods, { pieces = '', reason = '' }: ActValues) =>
    callOffice('POST /office/api/goods/stock', {
      body: { id, stock_seq: seq, direction, pieces: Number(pieces), reason },
    })
}

/** What comes into the stock and goes out of it by hand. */
export const stockActs: readonly Act<Goods>[] = [
  {
    name: 'stockIn',
    title: 'Put into stock',
    permission: 'goods.stock',
    warning: 'Members can redeem these pieces at once.',
    fields: [piecesField, reasonField],
    fits: () => true,
    run: move('in'),
    done: 'Put into stock.',
  },
  {
    name: 'stockOut',
    title: 'Take out of stock',
    permission: 'goods.stock',
    isGrave: true,
    warning: 'These pieces can no longer be redeemed. What was redeemed before stays as it is.',
    fields: [piecesField, reasonField],
    fits: ({ left }) => left > 0,
    run: move('out'),
    done: 'Taken out of stock.',
  },
]
