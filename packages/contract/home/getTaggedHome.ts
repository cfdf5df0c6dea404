import * as v from 'valibot'
import { operation } from '../operation.ts'
import { home } from './home.ts'

export const getTaggedHome = operation({
  method: 'GET',
  path: '/member/index/:tag',
  access: 'guest',
  shared: true,
  summary: 'The home page of one brand or partner',
  params: v.object({ tag: v.picklist(['slots', 'game', 'play', 'h5', 'maya', 'glife1', 'lazada']) }),
  answer: home,
  refusals: {},
})
