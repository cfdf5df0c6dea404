import * as v from 'valibot'

const text = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))
/** Money is a whole number of 1/100,000 in this dialect; JSON's numbers hold it exactly up to 2^53. */
const amount = v.pipe(v.number(), v.safeInteger())

const call = { user: text, request_uuid: text }
/** Not every game has rounds. */
const round = v.nullable(text)
const act = { ...call, transaction_uuid: text, round, game_code: text }
const token = v.pipe(v.string(), v.maxLength(255))
const isTrue = v.optional(v.nullable(v.boolean()), false)

/** The calls of the seamless wallet, by what follows the provider's base address. Fields not named are ignored. */
export const hub88Calls = {
  '/user/info': v.object(call),
  '/user/balance': v.object({ ...call, token, game_code: v.optional(v.nullable(text)) }),
  '/transaction/bet': v.object({
    ...act,
    token,
    currency: v.string(),
    amount,
    round_closed: isTrue,
    is_free: isTrue,
  }),
  '/transaction/win': v.object({
    ...act,
    reference_transaction_uuid: v.optional(v.nullable(text)),
    currency: v.string(),
    amount,
    round_closed: isTrue,
    is_free: isTrue,
  }),
  '/transaction/rollback': v.object({ ...act, reference_transaction_uuid: text, round_closed: isTrue }),
} as const

export type Hub88Path = keyof typeof hub88Calls
export type Hub88Call<Path extends Hub88Path> = v.InferOutput<(typeof hub88Calls)[Path]>
