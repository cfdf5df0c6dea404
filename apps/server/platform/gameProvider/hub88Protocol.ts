import * as v from 'valibot'

/**
 * What of Hub88's public Operator API is spoken here. What its pages leave open, and is taken to be so, is marked as
 * assumed; docs/outbound.md lists the same.
 */
export const hub88Paths = {
  games: '/operator/generic/v2/game/list',
  launch: '/operator/generic/v2/game/url',
  round: '/operator/generic/v2/game/round',
  transactions: '/operator/generic/v2/transactions/list',
} as const

export type Hub88Call = keyof typeof hub88Paths

/** RSA-SHA256 of the body's very bytes by the operator's private key, in base64. Answers are not signed. */
export const signatureHeader = 'x-hub88-signature'

/** One list of games a minute at most, of what changes seldom. */
export const listsEveryMs = 15 * 60_000

const text = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))

/** Assumed: the return is a percentage, written as text or as a number, and a game without one has none to tell. */
const rtp = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.check(percent => percent > 0 && percent <= 100),
  v.transform(percent => Math.round(percent * 10_000)),
)

const listedGame = v.object({
  game_code: text,
  enabled: v.boolean(),
  platforms: v.optional(v.array(v.string())),
  blocked_countries: v.optional(v.array(v.string())),
  rtp: v.fallback(v.nullish(rtp), null),
})

/** Kinds whose amount was staked, or won. One that is neither is for a person to look at. */
export const kinds = {
  bet: ['TK_BET'],
  win: ['TK_WIN', 'TK_FREE_WIN', 'TK_JP_WIN', 'TK_BONUS_WIN'],
  /** A bet that costs nothing; and what takes a bet back, which its bet says itself. */
  nothing: ['TK_FREE_BET', 'TK_ROLLBACK'],
} as const

const transaction = v.object({
  transaction_uuid: text,
  /** Assumed: the member alone, as it was launched with. */
  user: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  round: text,
  game_code: v.optional(v.nullable(v.string()), ''),
  kind: v.string(),
  /** Assumed: in 1/100,000, as the wallet's amounts. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.string(),
  reference_transaction_uuid: v.optional(v.nullable(v.string())),
  /** Its pages call it the one, those who read it the other. */
  transaction_status: v.optional(v.string()),
  status: v.optional(v.string()),
  /** Assumed: in UTC, where no zone is written. */
  inserted_at: v.pipe(
    v.string(),
    v.transform(at => Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(at) ? at : `${at}Z`)),
    v.finite(),
  ),
})

export type Hub88Transaction = v.InferOutput<typeof transaction>

export const answers = {
  games: v.array(listedGame),
  launch: v.object({ url: v.string() }),
  round: v.object({ url: v.string() }),
  transactions: v.array(transaction),
} as const

/** A moment as it is asked for: whole seconds of UTC. */
export function writeMoment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19)
}
