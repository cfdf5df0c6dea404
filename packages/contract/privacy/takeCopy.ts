import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { privacyErrors } from './errors.ts'

const row = v.record(v.string(), v.unknown())

/** The newest rows of a list. One that holds more than are given out at once says that it is not complete. */
const rows = v.object({ rows: v.array(row), is_complete: v.boolean() })

export const takeCopy = operation({
  method: 'POST',
  path: '/member/export',
  access: 'member',
  stepUp: true,
  summary: 'What is kept of the member, as one document, which says itself what it leaves out and why',
  answer: v.object({
    made_at: seconds,
    uid: v.string(),
    sign_in: row,
    sessions: v.array(row),
    passkeys: v.array(row),
    partners: v.array(row),
    profile: row,
    kyc: row,
    consents: v.array(row),
    wallets: v.array(row),
    gates: v.array(row),
    exclusions: v.array(row),
    /** What our care for safer play noticed, what followed, and when somebody got in touch. */
    care: row,
    exclusion_requests: v.array(row),
    lots: rows,
    postings: rows,
    limits: v.array(row),
    limit_changes: rows,
    limit_stops: rows,
    /** When they were asked for a limit before they first paid in. */
    limit_prompted_at: v.nullable(seconds),
    reality_check_minutes: v.number(),
    reality_checks: rows,
    favourites: v.array(row),
    bets: rows,
    game_sessions: rows,
    refused_launches: rows,
    deposits: rows,
    payees: rows,
    withdrawals: rows,
    coupons: v.array(row),
    rewards: rows,
    boxes: rows,
    redemptions: rows,
    promotions: rows,
    rankings: rows,
    /** The codes of their links, and when those came whom they brought. */
    invites: row,
    tasks: rows,
    /** What they applied with to be an agent, and what came of it. */
    agency: v.array(row),
    /** Who asked to move the account to another number, and what came of it. */
    number_claims: v.array(row),
    /** Which browsers are told of messages. */
    push_subscriptions: v.array(row),
    vouchers: rows,
    feedback: rows,
    messages: rows,
    /** What is not in it, and why. */
    withheld: v.array(v.object({ what: v.string(), why: v.string() })),
  }),
  refusals: pick(privacyErrors, 'exports_exhausted'),
})
