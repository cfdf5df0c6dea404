import type { OutcomeName } from '@saya/rpp'
import { amountsOf } from './commands.ts'
import type { Transaction } from './transaction.ts'

/** What each outcome is called in this dialect, OK aside. */
export const codes = {
  INSUFFICIENT_FUNDS: 'PAM_ERR_CASH_OVERDRAFT',
  LIMIT_EXCEEDED: 'PAM_ERR_BET_NOT_ALLOWED',
  PLAYER_BLOCKED: 'PAM_ERR_BET_NOT_ALLOWED',
  GAME_DISABLED: 'PAM_ERR_GAME_NOT_FOUND',
  GEO_BLOCKED: 'PAM_ERR_BET_NOT_ALLOWED',
  TOKEN_EXPIRED: 'PAM_ERR_SESSION_EXPIRED',
  TOKEN_INVALID: 'PAM_ERR_SESSION_NOT_FOUND',
  CURRENCY_MISMATCH: 'PAM_ERR_TRANS_CURRENCY',
  BAD_REQUEST: 'PAM_ERR_UNDEFINED',
  TX_CONFLICT: 'PAM_ERR_DUPLICATE_TRANS',
  BET_CANCELLED: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  TX_ROLLED_BACK: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  ALREADY_SETTLED: 'PAM_ERR_TRANS_ALREADY_SETTLED',
  ROUND_CLOSED: 'PAM_ERR_TRANS_ALREADY_SETTLED',
  TX_NOT_FOUND: 'PAM_ERR_CANCEL_NOT_FOUND',
  BALANCE_TOO_LOW: 'PAM_ERR_CASH_OVERDRAFT',
  NOT_A_BET: 'PAM_ERR_CANCEL_NON_WITHDRAW',
  ROUND_NOT_FOUND: 'PAM_ERR_ROUND_NOT_FOUND',
  BET_NOT_FOUND: 'PAM_ERR_TRANS_NOT_FOUND',
  PLAYER_UNKNOWN: 'PAM_ERR_PLAYER_NOT_FOUND',
  BUSY: 'PAM_ERR_TIMEOUT',
  TEMPORARY: 'PAM_ERR_TIMEOUT',
} as const satisfies Readonly<Record<Exclude<OutcomeName, 'OK'>, string>>

export type PamCode =
  | (typeof codes)[keyof typeof codes]
  | 'PAM_ERR_API_TOKEN'
  | 'PAM_ERR_MISSING_PROVIDER'
  | 'PAM_ERR_NEGATIVE_STAKE'
  | 'PAM_ERR_BONUS_OVERDRAFT'
  | 'PAM_ERR_PROMO_OVERDRAFT'

/** The dialect tells apart what the ledger does not: which amount was wrong, and which purse was asked. */
export function codeOf(outcome: keyof typeof codes, posted: Transaction): PamCode {
  const isNegative = [posted.cashAmount, posted.bonusAmount, posted.promoAmount].some(({ text }) =>
    text.startsWith('-'),
  )
  if (outcome === 'BAD_REQUEST' && isNegative) return 'PAM_ERR_NEGATIVE_STAKE'
  if (outcome !== 'INSUFFICIENT_FUNDS') return codes[outcome]
  const { bonus, promo } = amountsOf(posted)
  if (bonus !== 0n) return 'PAM_ERR_BONUS_OVERDRAFT'
  return promo === 0n ? 'PAM_ERR_CASH_OVERDRAFT' : 'PAM_ERR_PROMO_OVERDRAFT'
}
