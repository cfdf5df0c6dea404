import * as v from 'valibot'
import { amountText, id, playerRef, reason, seconds, sessionToken } from './shapes.ts'

const call = { request_id: id, player_ref: playerRef }
const act = { ...call, tx_id: id, round_id: id, game_code: id, ts: seconds }
const money = { currency: v.pipe(v.string(), v.maxLength(8)), amount: amountText }

const freeRound = v.object({
  ref: id,
  remaining: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  nominal: amountText,
})

const bet = {
  ...act,
  ...money,
  session_token: sessionToken,
  turnover: v.optional(amountText),
  round_closed: v.boolean(),
  freeround: v.optional(freeRound),
}

/** What a provider calls at the operator, by the last part of the path `/rgs/v1/…`. Fields not named are ignored. */
export const walletCalls = {
  authenticate: v.object({ ...call, session_token: sessionToken, game_code: id }),
  balance: v.object({ ...call, session_token: v.optional(sessionToken), game_code: v.optional(id) }),
  bet: v.object(bet),
  settle: v.object({
    ...act,
    ...money,
    session_token: v.optional(sessionToken),
    ref_tx_id: id,
    jackpot_amount: v.optional(amountText),
    kind: v.optional(v.picklist(['win', 'jackpot', 'freeround']), 'win'),
    round_closed: v.boolean(),
  }),
  'bet-settle': v.object({ ...bet, win_amount: amountText, jackpot_amount: v.optional(amountText) }),
  rollback: v.object({ ...act, ref_tx_id: id, reason: v.optional(reason) }),
  'round-close': v.object(act),
  promo: v.object({
    ...act,
    ...money,
    kind: v.picklist(['jackpot', 'tournament', 'freeround_total', 'prize']),
    round_id: v.optional(id),
    game_code: v.optional(id),
  }),
  adjust: v.object({ ...act, ...money, reason, round_id: v.optional(id), game_code: v.optional(id) }),
} as const

export type WalletCallName = keyof typeof walletCalls
export type WalletCall<Name extends WalletCallName> = v.InferOutput<(typeof walletCalls)[Name]>
