import { mallLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { fieldGroups, valuesOf, wishOf } from './goodsFields.ts'
import type { Goods } from './goods.ts'

const imgs = Array.from({ length: mallLimits.pictures }, (_, at) => `/img/goods/kettle-${at}.webp`)
const goods: Goods = {
  id: 'kettle',
  version: 3,
  name_en: 'Kettle',
  name_tl: 'Takure',
  summary_en: 'It boils.',
  summary_tl: 'Kumukulo.',
  imgs,
  price: 12_000,
  product_type: 1,
  deliver_method: 3,
  stores: [],
  gives: '',
  gives_amount: 0,
  most_per_person: 0,
  delivery_days: 7,
  delivery_en: 'By courier',
  delivery_tl: 'Sa courier',
  refund_en: 'No refund.',
  refund_tl: 'Walang refund.',
  sorting: 10,
  is_on: true,
  left: 1,
  received: 1,
  taken_out: 0,
  stock_seq: 1,
  updated_at: 0,
  agreed_price: 0,
  asked_price: null,
}

test('the form of an item keeps as many pictures as an item may have, in their order [MALL-91]', () => {
  expect(wishOf({ ...valuesOf(goods), sorting: '20' })).toMatchObject({ imgs, sorting: 20 })
})

test('a picture that is taken out of the form leaves the others in their order, and the first one is asked for [MALL-91]', () => {
  expect(wishOf({ ...valuesOf(goods), img2: '' })).toMatchObject({ imgs: imgs.filter((_, at) => at !== 1) })
  const fields = fieldGroups.flatMap(([, ofGroup]) => ofGroup).filter(({ kind }) => kind === 'picture')
  expect(fields.map(({ least }) => least)).toEqual([1, 0, 0, 0, 0])
})
