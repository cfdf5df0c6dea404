import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { rankingKey, settledEntries } from './ranking.ts'

export const getRankingProof = operation({
  method: 'GET',
  path: '/promo/ranking/proof',
  access: 'member',
  summary: 'What proves the member’s own place of a settled day against the published root',
  query: rankingKey,
  answer: v.object({
    ...settledEntries,
    place: v.number(),
    bet: pesos,
    bonus: pesos,
    reached_ms: v.number(),
    uid: v.string(),
    salt: v.string(),
    path: v.array(v.object({ side: v.picklist(['left', 'right']), hash: v.string() })),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
