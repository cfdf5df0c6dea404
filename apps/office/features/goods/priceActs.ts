import { reasonField } from '../../shared/act/reasonField.ts'
import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import type { Goods } from './goods.ts'

function decide({ asked_price: asked }: Goods, isApproved: boolean, reason = '') {
  return callOffice('POST /office/api/goods/price/decide', {
    body: { id: asked?.id ?? '', is_approved: isApproved, reason },
  })
}

/** What a thing or tickets may cost, which two people decide. */
export const priceActs: readonly Act<Goods>[] = [
  {
    name: 'proposePrice',
    title: 'Propose a price',
    permission: 'goods.change',
    warning: 'A colleague must approve it. Then the item can be switched on at this price or above.',
    fields: [{ name: 'coins', title: 'Filcoins', kind: 'line', least: 1, hint: 'A whole number.' }, reasonField],
    fits: ({ gives, asked_price: asked }) => gives !== 'voucher' && asked === null,
    run: ({ id }, { coins = '', reason = '' }) =>
      callOffice('POST /office/api/goods/price/propose', { body: { id, price: Number(coins), reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
  {
    name: 'approvePrice',
    title: 'Approve the price',
    permission: 'goods.decide',
    warning: 'The price of the item stays as it is, until content staff set it to this one or above.',
    fields: [reasonField],
    fits: ({ asked_price: asked }) => asked?.is_mine === false,
    run: (goods, { reason }) => decide(goods, true, reason),
    done: 'Approved.',
  },
  {
    name: 'refusePrice',
    title: 'Refuse the price',
    permission: 'goods.decide',
    isGrave: true,
    warning: 'The item stays as it is.',
    fields: [reasonField],
    fits: ({ asked_price: asked }) => asked !== null,
    run: (goods, { reason }) => decide(goods, false, reason),
    done: 'Refused.',
  },
]
