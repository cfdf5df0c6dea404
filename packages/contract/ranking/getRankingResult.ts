import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { publishedPlace, rankingKey, settledEntries } from './ranking.ts'

export const getRankingResult = operation({
  method: 'GET',
  path: '/promo/ranking/result',
  access: 'guest',
  summary: 'The places of a settled day with the root that was signed, for everybody to recount',
  query: rankingKey,
  answer: v.object({
    ...settledEntries,
    entrants: v.number(),
    places: v.array(publishedPlace),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
