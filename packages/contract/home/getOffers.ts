import * as v from 'valibot'
import { operation } from '../operation.ts'

export const getOffers = operation({
  method: 'GET',
  path: '/member/offers',
  access: 'member',
  summary: 'Whether pages that are the same for everybody show this member their offers',
  answer: v.object({ are_shown: v.boolean() }),
  refusals: {},
})
