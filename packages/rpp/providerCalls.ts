import * as v from 'valibot'
import { gameFacts, ppm } from './gameFacts.ts'
import { amountText, id, playerRef, seconds, sessionToken } from './shapes.ts'

const call = { request_id: id }
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))
const address = v.pipe(v.string(), v.url(), v.maxLength(2000))
const answer = { request_id: id, status: v.picklist(['OK', 'NOT_FOUND', 'BAD_REQUEST', 'TEMPORARY']) }
const page = {
  cursor: v.optional(id),
  limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000))),
}

const transaction = v.object({
  tx_id: id,
  kind: v.picklist(['bet', 'settle', 'bet-settle', 'rollback', 'promo', 'adjust']),
  ref_tx_id: v.optional(id),
  round_id: v.optional(id),
  player_ref: playerRef,
  game_code: v.optional(id),
  amount: amountText,
  win_amount: v.optional(amountText),
  status: v.picklist(['open', 'done', 'dropped', 'unknown', 'stopped']),
  at: seconds,
})

/** What an operator calls at the provider, by the last part of the path `/v1/…`, and what it is answered. */
export const providerCalls = {
  launch: {
    asks: v.object({
      ...call,
      session_token: sessionToken,
      player_ref: playerRef,
      game_code: id,
      currency: v.literal('PHP'),
      language,
      device: v.picklist(['mobile', 'desktop']),
      return_url: address,
    }),
    answers: v.object({ ...answer, url: v.optional(address) }),
  },
  games: {
    asks: v.object(call),
    answers: v.object({
      ...answer,
      games: v.optional(
        v.array(
          v.object({
            game_code: id,
            name: v.string(),
            rtp_ppm: ppm,
            two_sided: v.boolean(),
            enabled: v.boolean(),
            ...gameFacts,
          }),
        ),
      ),
    }),
  },
  'round-detail-url': {
    asks: v.object({ ...call, player_ref: playerRef, round_id: id, language }),
    answers: v.object({ ...answer, url: v.optional(address) }),
  },
  freerounds: {
    asks: v.object({
      ...call,
      ref: id,
      player_ref: playerRef,
      game_code: id,
      count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000)),
      nominal: amountText,
      expires_at: seconds,
    }),
    answers: v.object(answer),
  },
  'freerounds/cancel': {
    asks: v.object({ ...call, ref: id, player_ref: playerRef }),
    answers: v.object({ ...answer, used: v.optional(v.number()) }),
  },
  kick: {
    asks: v.object({ ...call, player_ref: playerRef, session_token: v.optional(sessionToken) }),
    answers: v.object(answer),
  },
  transactions: {
    asks: v.object({ ...call, from: seconds, to: seconds, ...page }),
    answers: v.object({ ...answer, transactions: v.optional(v.array(transaction)), next: v.optional(v.nullable(id)) }),
  },
  'rounds/open': {
    asks: v.object({ ...call, opened_before: seconds, ...page }),
    answers: v.object({
      ...answer,
      rounds: v.optional(v.array(v.object({ round_id: id, player_ref: playerRef, game_code: id, opened_at: seconds }))),
      next: v.optional(v.nullable(id)),
    }),
  },
  'rounds/seen': {
    asks: v.object({ ...call, player_ref: playerRef, round_id: id, tx_ids: v.optional(v.array(id)) }),
    answers: v.object(answer),
  },
  health: { asks: v.object(call), answers: v.object(answer) },
} as const

export type ProviderCallName = keyof typeof providerCalls
export type ProviderCall<Name extends ProviderCallName> = v.InferOutput<(typeof providerCalls)[Name]['asks']>
export type ProviderAnswer<Name extends ProviderCallName> = v.InferOutput<(typeof providerCalls)[Name]['answers']>
