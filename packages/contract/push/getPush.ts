import * as v from 'valibot'
import { operation } from '../operation.ts'

export const getPush = operation({
  method: 'GET',
  path: '/member/push/detail',
  access: 'member',
  summary: 'Whether notifications reach this device, and the key with which a browser subscribes to them',
  answer: v.object({
    /** Our public key, a point of P-256 in base64url; empty where nothing is pushed. */
    key: v.string(),
    /** Whether this sign-in has a subscription. */
    is_on: v.boolean(),
  }),
  refusals: {},
})
