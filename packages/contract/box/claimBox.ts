import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { eligibilityErrors } from '../promotion/errors.ts'
import { boxProof, clientSeed } from './box.ts'
import { boxErrors } from './errors.ts'

export const claimBox = operation({
  method: 'POST',
  path: '/promo/blindbox/claim',
  access: 'member',
  money: true,
  summary: 'Opens the mystery box of today',
  encodings: ['form'],
  body: v.object({
    /** 1, the mystery box. */
    pid: v.optional(v.picklist(['1']), '1'),
    client_seed: clientSeed,
  }),
  answer: v.object({
    bonus: pesos,
    /** It is the member’s, and waits for room under the law or for their account. */
    is_waiting: v.boolean(),
    /** By which the member and support find the decision. */
    reference: v.string(),
    proof: boxProof,
  }),
  refusals: { ...eligibilityErrors, ...boxErrors },
})
