import type { CallKey } from '@saya/contract'
import type { Subject } from '../../shared/answer/changes.ts'

/** Answers that every page shares, by what makes them old. They take no input, and are asked for anew where they are known. */
export const liveAnswers: Readonly<Record<Subject, readonly CallKey[]>> = {
  deposit: ['GET /finance/wallet'],
  withdrawal: ['GET /finance/wallet'],
  wallet: ['GET /finance/wallet'],
  member: ['GET /member/detail'],
  // The watch of every page asks for it.
  reality_check: [],
  // The watch of games says which limit it was.
  limit: ['GET /member/offers'],
  // Offers go when a gate closes, and are back once it opens.
  gate: [
    'GET /member/offers',
    'GET /member/gate/list',
    'GET /member/vip',
    'GET /promo/list',
    'GET /promo/cashback/detail',
    'GET /promo/lossRebate/detail',
    'GET /promo/ranking/detail',
  ],
  // Whoever shows it asks for it anew by itself.
  message: [],
  kyc: ['GET /member/detail', 'GET /member/kyc/detail'],
}
