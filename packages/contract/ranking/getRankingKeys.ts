import * as v from 'valibot'
import { operation } from '../operation.ts'

export const getRankingKeys = operation({
  method: 'GET',
  path: '/promo/ranking/keys',
  access: 'guest',
  summary: 'The keys that prove the roots of settled days, told apart from the lists that they prove',
  answer: v.object({
    /** Ed25519, in base64. The one that is signed with now comes first, behind it earlier ones. */
    keys: v.array(v.string()),
  }),
  refusals: {},
})
