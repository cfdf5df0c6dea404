import * as v from 'valibot'
import { operation } from '../operation.ts'

/** The result of a challenge: a number whose hash, after that of the challenge, begins with as many zero bits as asked. */
export const proof = v.object({
  challenge: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)),
  answer: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
})

export type Proof = v.InferOutput<typeof proof>

export const openChallenge = operation({
  method: 'POST',
  path: '/member/sms/challenge',
  access: 'guest',
  summary: 'A small piece of work, whose result is sent with the next request for a code',
  answer: v.object({ challenge: v.string(), bits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32)) }),
  refusals: {},
})
