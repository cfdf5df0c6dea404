import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { betErrors } from './errors.ts'
import { recordId } from './recordId.ts'

export const findRoundPage = operation({
  method: 'GET',
  path: '/member/bet/round',
  access: 'member',
  summary: "Where a round's own provider shows it again, drawn by the game itself",
  query: v.object({ id: recordId, lang: v.optional(v.picklist(['en', 'tl']), 'en') }),
  answer: v.pipe(v.string(), v.url()),
  refusals: pick(betErrors, 'bet_not_found', 'round_not_told', 'round_not_reached'),
})
