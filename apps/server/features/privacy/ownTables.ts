import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { AppTables, MemberTables } from '../../platform/db/tables.gen.ts'
import type { withheld } from './withheld.ts'

/** Every table of the members' schemas, and those of `app` that name a member. */
type OwnTable =
  | keyof MemberTables
  | { [T in keyof AppTables]: 'uid' extends keyof AppTables[T] ? T : never }[keyof AppTables]

type Part = Exclude<keyof AnswerOf<typeof contract.privacy.takeCopy>, 'made_at' | 'uid' | 'withheld'>

type Place =
  /** A part of the copy that is read from it. */
  | { readonly copied: Part }
  /** A part of the copy that says all it says of the member: it is a sum, a proof or a claim of the same. */
  | { readonly repeats: Part }
  /** The reason that the copy itself gives. */
  | { readonly withheld: keyof typeof withheld }
  /** Why there is nothing of a member in it. */
  | { readonly impersonal: string }

export type OwnTables = Readonly<Record<OwnTable, Place>>

/** Where a member finds each table in the copy of their own data, or why not. A table that is left out does not compile. */
export const ownTables = {
  adjustment: { withheld: 'notes' },
  alarm: { withheld: 'notes' },
  audit_run: { impersonal: 'Counts what a run of the audit looked at.' },
  audited: { repeats: 'wallets' },
  bet_day: { repeats: 'bets' },
  bet_record: { copied: 'bets' },
  bet_reference: { repeats: 'bets' },
  bonus_return: { repeats: 'wallets' },
  box: { copied: 'boxes' },
  box_claim: { repeats: 'boxes' },
  command: { repeats: 'postings' },
  consent: { copied: 'consents' },
  claim: { repeats: 'promotions' },
  claim_outcome: { repeats: 'promotions' },
  coupon: { copied: 'coupons' },
  credential: { copied: 'sign_in' },
  day_work: { impersonal: 'Says which days a work of every day has been done for.' },
  decision: { copied: 'promotions' },
  deposit: { copied: 'deposits' },
  dossier_note: { withheld: 'notes' },
  excluded_credit: { repeats: 'postings' },
  excluded_member: { repeats: 'exclusions' },
  excluded_sign: { repeats: 'exclusions' },
  exclusion: { copied: 'exclusions' },
  exclusion_proof: { withheld: 'notes' },
  exclusion_proposal: { withheld: 'notes' },
  exclusion_request: { copied: 'exclusion_requests' },
  favourite: { copied: 'favourites' },
  feedback: { copied: 'feedback' },
  game_day: { impersonal: 'Sums of a game over all members.' },
  game_session: { copied: 'game_sessions' },
  goods_claim: { repeats: 'redemptions' },
  goods_share: { repeats: 'redemptions' },
  harm_contact: { copied: 'care', withheld: 'notes' },
  harm_day: { copied: 'care' },
  harm_income: { copied: 'care' },
  harm_lowering: { withheld: 'notes' },
  harm_marker: { copied: 'care' },
  harm_mention: { repeats: 'feedback' },
  handoff: { withheld: 'secrets' },
  house_account: { impersonal: 'Sums of the house over all members.' },
  journal: { copied: 'postings' },
  kyc_case: { withheld: 'staff' },
  kyc_change: { copied: 'kyc' },
  kyc_decision: { withheld: 'staff' },
  kyc_id_claim: { repeats: 'kyc' },
  kyc_photo: { copied: 'kyc', withheld: 'photos' },
  kyc_reading: { copied: 'kyc' },
  kyc_reminder: { impersonal: 'Keeps one reminder from being sent twice.' },
  kyc_upload: { withheld: 'photos' },
  kyc_upload_part: { withheld: 'photos' },
  kyc_version: { copied: 'kyc' },
  kyc_view: { withheld: 'staff' },
  known_device: { withheld: 'secrets' },
  late_credit: { repeats: 'postings' },
  look_alike: { withheld: 'notes' },
  lot: { copied: 'lots' },
  message: { copied: 'messages' },
  money_call: { impersonal: 'Keeps for a day what a call was answered, so that it acts once.' },
  one_time_code: { withheld: 'secrets' },
  outbox: { impersonal: 'News on its way to other parts of the server, gone once passed on.' },
  partner_identity: { copied: 'partners' },
  payee: { copied: 'payees' },
  payee_claim: { repeats: 'payees' },
  payment_break: { withheld: 'notes' },
  payment_claim: { repeats: 'deposits' },
  payment_mismatch: { withheld: 'notes' },
  payout_claim: { repeats: 'withdrawals' },
  play_gate: { copied: 'gates' },
  limit_prompt: { copied: 'limit_prompted_at' },
  play_limit: { copied: 'limits' },
  play_limit_change: { copied: 'limit_changes' },
  play_release: { withheld: 'notes' },
  profile: { copied: 'profile' },
  reality_check: { copied: 'reality_checks' },
  reality_check_setting: { copied: 'reality_check_minutes' },
  ranking_hold: { withheld: 'notes' },
  ranking_row: { copied: 'rankings' },
  reader: { impersonal: 'How far each reader of the journal has come.' },
  redemption: { copied: 'redemptions' },
  refused_launch: { copied: 'refused_launches' },
  referral: { withheld: 'inviter' },
  release: { withheld: 'notes' },
  rebate_month: { repeats: 'rewards' },
  rebate_posting: { repeats: 'rewards' },
  reward: { copied: 'rewards' },
  remainder: { repeats: 'wallets' },
  restricted_check: { withheld: 'notes' },
  round: { repeats: 'bets' },
  session: { copied: 'sessions' },
  settled_kept: { impersonal: 'Since when a provider’s settled commands are kept.' },
  sign_in: { copied: 'sign_in' },
  tally_end: { impersonal: 'Says which days the tallies are whole of.' },
  tally_floor: { impersonal: 'Says from which day on tallies are kept.' },
  tally_game: { repeats: 'bets' },
  tally_money: { repeats: 'postings' },
  task_claim: { copied: 'tasks' },
  task_share: { repeats: 'tasks' },
  task_visit: { repeats: 'tasks' },
  vip_bonus: { repeats: 'rewards' },
  vip_look: { impersonal: 'Says whose level is to be looked at, gone once it was.' },
  vip_pass: { impersonal: 'Says by which version of the levels everybody was looked at.' },
  voucher: { repeats: 'vouchers' },
  voucher_credit: { copied: 'vouchers' },
  wallet: { copied: 'wallets' },
  wallet_closing: { repeats: 'postings' },
  withdrawal: { copied: 'withdrawals' },
  withdrawal_approval: { withheld: 'staff' },
  withdrawal_verdict: { withheld: 'staff' },
} as const satisfies OwnTables
