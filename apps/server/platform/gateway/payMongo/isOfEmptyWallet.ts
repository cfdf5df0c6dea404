import * as v from 'valibot'

const word = v.optional(v.string(), '')
const refusal = v.object({ errors: v.array(v.object({ code: word, detail: word })) })

/** As `insufficient_balance`, `insufficient_funds` or a sentence of the same words. */
const ofEmpty = /\binsufficient[ _]+(?:\w+[ _]+){0,2}(?:balance|funds)\b/i

/** Whether a refusal says that our own wallet has too little. A word that is not understood is a plain no. */
export function isOfEmptyWallet(body: unknown): boolean {
  const read = v.safeParse(refusal, body)
  return read.success && read.output.errors.some(({ code, detail }) => ofEmpty.test(code) || ofEmpty.test(detail))
}
