import * as v from 'valibot'

/** The result of a challenge: a number whose hash, after that of the challenge, begins with as many zero bits as asked. */
export const proof = v.object({
  challenge: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)),
  answer: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
})

export type Proof = v.InferOutput<typeof proof>
