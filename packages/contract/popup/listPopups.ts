import * as v from 'valibot'
import { operation } from '../operation.ts'
import { popup, popupBrands } from './popup.ts'

export const listPopups = operation({
  method: 'GET',
  path: '/member/popup/list',
  access: 'guest',
  summary: 'The popups that are on now and made for whoever asks, the first to be shown first',
  query: v.object({ brand: v.optional(v.picklist(popupBrands)) }),
  answer: v.object({ d: v.array(popup), t: v.number() }),
  refusals: {},
})
