import * as v from 'valibot'
import { operation } from '../operation.ts'

export const setNameHidden = operation({
  method: 'POST',
  path: '/member/public_name/set',
  access: 'member',
  summary: 'Hides the name of the member on public lists, or shows it again with its middle masked',
  body: v.object({ is_hidden: v.boolean() }),
  answer: v.object({ is_hidden: v.boolean(), public_name: v.string() }),
  refusals: {},
})
