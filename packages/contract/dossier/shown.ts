import * as v from 'valibot'
import { cursor, pageSize } from '../list.ts'
import { pesos, seconds } from '../money.ts'

/** A member's number, in an address and in a body. */
export const memberUid = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform(text => BigInt(text)),
)
export const uidField = v.object({ uid: memberUid })

/** A member in a list. What is personal is masked. */
export const shownMember = v.object({
  uid: v.string(),
  username: v.string(),
  phone: v.string(),
  email: v.string(),
  kyc_status: v.number(),
  balance: pesos,
  created_at: seconds,
  is_blocked: v.boolean(),
  is_closed: v.boolean(),
})

export const memberStates = ['', 'open', 'frozen', 'blocked', 'closed'] as const

export const memberFilter = v.object({
  /**
   * A UID, an e-mail address, or how a phone number or a username begins; the number of a round; for who sees deposits,
   * withdrawals or redemptions the number of one, whole or as it is read aloud; for who reads cases a name or a whole ID number.
   */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  state: v.optional(v.picklist(memberStates), ''),
  cursor,
  page_size: pageSize(50, 200),
})

export const shownLot = v.object({
  name: v.string(),
  amount: pesos,
  turnover_required: pesos,
  left: pesos,
  created_at: seconds,
})

/** One step of a member's standing, by the numbers of `kycStatus`. */
export const shownChange = v.object({
  from: v.number(),
  to: v.number(),
  cause: v.string(),
  actor: v.string(),
  note: v.string(),
  at: seconds,
})

/** Why play is closed beside the standing. Null stands for what has begun, and for what stays until it is lifted. */
export const shownGate = v.object({
  cause: v.string(),
  open_until: v.nullable(seconds),
  closed_until: v.nullable(seconds),
  set_at: seconds,
})

export const shownNote = v.object({ id: v.string(), operator: v.string(), text: v.string(), at: seconds })

export const shownConsent = v.object({
  document: v.string(),
  version: v.number(),
  given_at: seconds,
  withdrawn_at: seconds,
})

export const shownPosting = v.object({
  seq: v.string(),
  name: v.string(),
  amount: pesos,
  balance_after: pesos,
  game: v.string(),
  at: seconds,
})

export const shownBet = v.object({
  id: v.string(),
  /** As the member has it on the page of the round. */
  record_id: v.string(),
  round_id: v.string(),
  game: v.string(),
  provider: v.string(),
  bet: pesos,
  win: pesos,
  net: pesos,
  status: v.string(),
  at: seconds,
})

/** A launch of a game, with where it came from. What nobody knew is empty. */
export const shownLaunch = v.object({
  id: v.string(),
  game: v.string(),
  at: seconds,
  ended_at: seconds,
  is_refused: v.boolean(),
  country: v.string(),
  country_source: v.string(),
  vpn_signs: v.array(v.string()),
  /** When its member said that a refusal is wrong. */
  disputed_at: seconds,
})

export const shownSessionOfMember = v.object({
  id: v.string(),
  device: v.string(),
  address: v.string(),
  created_at: seconds,
  seen_at: seconds,
})
