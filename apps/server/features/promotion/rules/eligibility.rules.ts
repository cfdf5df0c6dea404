import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { Audience } from '@saya/contract/promotion/promotion.ts'
import type { Units } from '@saya/money'

/** All that decides whether somebody is given something, as it stands at that moment. */
export interface Facts {
  readonly uid: string
  /** Whether the promotion itself gives anything now. */
  readonly phase: 'on' | 'early' | 'over' | 'stopped'
  readonly isClosed: boolean
  readonly isBlocked: boolean
  readonly isFrozen: boolean
  /** Staff closed promotions to this member, or look at the account first. */
  readonly isRestricted: boolean
  readonly isExcluded: boolean
  readonly isTimedOut: boolean
  /** A limit of their own stops them right now. Having one costs nobody anything. */
  readonly isLimited: boolean
  /** Their play shows signs of harm. No member is told so. */
  readonly isAtContact: boolean
  /** Whether the law of the place lets them receive money. */
  readonly mayReceive: boolean
  readonly isTester: boolean
  /** Whether what is given grows with play, of which testers have none. */
  readonly countsPlay: boolean
  /** The site that they are on; nothing where nobody is there to be on one. */
  readonly brand: string | null
  readonly level: number
  readonly ageDays: number
  readonly hasEmail: boolean
  readonly hasApprovedId: boolean
  readonly hasPayoutAccount: boolean
  readonly hasDevice: boolean
  /** It was given to them. */
  readonly hasClaimed: boolean
  /** They claimed it, and were refused it for good when it was to be given. */
  readonly isRefused: boolean
  readonly isDeviceUsed: boolean
  readonly isIdUsed: boolean
  readonly amount: Units
}

/** What keeps a member from every promotion for a time, which is asked again under the lock of whatever is given. */
export type Pauses = Pick<Facts, 'isExcluded' | 'isTimedOut' | 'isRestricted' | 'isLimited' | 'isAtContact'>

interface Condition {
  readonly code: EligibilityCode
  readonly fails: (facts: Facts, audience: Audience) => boolean
}

const pauses: readonly { readonly code: EligibilityCode; readonly fails: (facts: Pauses) => boolean }[] = [
  { code: 'promotion_account', fails: ({ isRestricted }) => isRestricted },
  { code: 'promotion_paused', fails: ({ isExcluded, isTimedOut }) => isExcluded || isTimedOut },
  { code: 'promotion_limit', fails: ({ isLimited }) => isLimited },
  { code: 'promotion_unavailable', fails: facts => facts.isAtContact },
]

/** Why a member may be given nothing at this moment, in the order in which they are told. */
export function findPause(facts: Pauses): EligibilityCode | undefined {
  return pauses.find(({ fails }) => fails(facts))?.code
}

/** In the order in which a member is told of them: what nobody can change comes first, what can be mended last. */
const conditions: readonly Condition[] = [
  { code: 'promotion_stopped', fails: ({ phase }) => phase === 'stopped' },
  { code: 'promotion_early', fails: ({ phase }) => phase === 'early' },
  { code: 'promotion_over', fails: ({ phase }) => phase === 'over' },
  { code: 'promotion_account', fails: facts => facts.isClosed || facts.isBlocked || facts.isFrozen },
  { code: 'promotion_refused', fails: ({ isRefused }) => isRefused },
  ...pauses,
  { code: 'promotion_tester', fails: ({ isTester, countsPlay }) => isTester && countsPlay },
  { code: 'promotion_user', fails: isForOthers },
  { code: 'promotion_brand', fails: isOtherBrand },
  { code: 'promotion_claimed', fails: ({ hasClaimed }) => hasClaimed },
  { code: 'promotion_verify', fails: ({ mayReceive }) => !mayReceive },
  { code: 'promotion_level', fails: ({ level }, { least_level: least }) => level < least },
  { code: 'promotion_age', fails: ({ ageDays }, { least_age_days: least }) => ageDays < least },
  { code: 'promotion_email', fails: ({ hasEmail }, { needs_email: needs }) => needs && !hasEmail },
  { code: 'promotion_id', fails: needsId },
  {
    code: 'promotion_payee',
    fails: ({ hasPayoutAccount }, { needs_payout_account: needs }) => needs && !hasPayoutAccount,
  },
  { code: 'promotion_browser', fails: ({ hasDevice }, { once_per_device: once }) => once && !hasDevice },
  { code: 'promotion_device_used', fails: ({ isDeviceUsed }, { once_per_device: once }) => once && isDeviceUsed },
  { code: 'promotion_id_used', fails: ({ isIdUsed }, { once_per_id: once }) => once && isIdUsed },
  { code: 'promotion_nothing', fails: ({ amount }) => amount <= 0n },
]

/** Whether an offer names its members, and this one not. Such an offer is none of theirs, whatever else holds. */
export function isForOthers({ uid }: Pick<Facts, 'uid'>, { users }: Audience): boolean {
  return users.length > 0 && !users.includes(uid)
}

export function isOtherBrand({ brand }: Pick<Facts, 'brand'>, { brands }: Audience): boolean {
  return brand !== null && brands.length > 0 && !brands.some(one => one === brand)
}

/** Where an ID counts once, there must be one. */
function needsId({ hasApprovedId }: Facts, audience: Audience): boolean {
  return (audience.needs_approved_id || audience.once_per_id) && !hasApprovedId
}

/** The first condition that does not hold, by its code; nothing where all do. */
export function findObstacle(facts: Facts, audience: Audience): EligibilityCode | undefined {
  return conditions.find(({ fails }) => fails(facts, audience))?.code
}

/** Those that keep a member from every promotion: such a member is offered none. */
const general: ReadonlySet<EligibilityCode> = new Set([
  'promotion_account',
  'promotion_paused',
  'promotion_limit',
  'promotion_unavailable',
])

/** Asks nothing of anybody. */
export const openAudience: Audience = {
  brands: [],
  least_level: 0,
  least_age_days: 0,
  needs_email: false,
  needs_approved_id: false,
  needs_payout_account: false,
  once_per_device: false,
  once_per_id: false,
  users: [],
}

export function findGeneralObstacle(facts: Facts): EligibilityCode | undefined {
  const code = findObstacle({ ...facts, phase: 'on' }, openAudience)
  return code && general.has(code) ? code : undefined
}

/** What an offer asks of the members it is for, whatever keeps them from every promotion. An approved ID is waited for. */
const asked: ReadonlySet<EligibilityCode> = new Set([
  'promotion_user',
  'promotion_level',
  'promotion_age',
  'promotion_email',
  'promotion_payee',
])

/** Why an offer is not for somebody, by the first of what it asks that they have not. */
export function findAudienceObstacle(facts: Facts, audience: Audience): EligibilityCode | undefined {
  return conditions.find(({ code, fails }) => asked.has(code) && fails(facts, audience))?.code
}
