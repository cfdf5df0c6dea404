import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { formatPesos } from '@saya/money'
import type { DirectoryEntry } from './directory.ts'
import { publicName } from './publicName.rules.ts'
import { usernameOpenAtMs } from './profile.rules.ts'
import type { Profile } from './settleProfile.ts'

type Detail = Omit<AnswerOf<typeof contract.member.getDetail>, 'jurisdiction' | 'records_gate'>

interface MemberParts {
  readonly profile: Profile
  readonly entry: DirectoryEntry
  readonly isBlocked: boolean
  readonly confirmedUntilMs: number | null
  readonly withdrawn: { readonly count: number; readonly total: bigint }
  /** One for each whole peso that the wallet counts as play. */
  readonly xp: bigint
  readonly hasAgreed: boolean
  readonly nowMs: number
}

/** What a member sees of themselves. What staff noted, and who is said to have brought them, is not among it. */
export function viewMember(parts: MemberParts): Detail {
  const { profile, entry, isBlocked, confirmedUntilMs, withdrawn, xp, hasAgreed, nowMs } = parts
  const openAtMs = usernameOpenAtMs({ isOwn: entry.usernameIsOwn, changedAtMs: entry.usernameChangedAtMs })
  return {
    ...viewPerson(profile),
    ...viewTraces(profile),
    has_login_password: entry.hasPassword,
    password_confirms: entry.passwordConfirms,
    confirmed_until: confirmedUntilMs !== null && confirmedUntilMs > nowMs ? seconds(confirmedUntilMs) : 0,
    has_email: profile.email !== '',
    has_phone_number: profile.phone !== '',
    terms_accepted: hasAgreed,
    // The standing itself follows a block a moment later.
    kyc_status: isBlocked ? kycStatus.block : profile.kyc_status,
    xp: Number(xp),
    withdraw_count: withdrawn.count,
    withdraw_total: formatPesos(withdrawn.total),
    third_deposit: '0.00',
    third_party: profile.third_party,
    username_open_at: openAtMs > nowMs ? seconds(openAtMs) : 0,
  }
}

function viewPerson(profile: Profile) {
  return {
    uid: String(profile.uid),
    username: profile.username,
    nick_name: profile.nick_name,
    email: profile.email,
    email_check_state: flag(profile.email_check_state === 1),
    country_code: profile.country_code,
    phone: profile.phone,
    phone_check_state: flag(profile.phone_check_state === 1),
    avatar: profile.avatar,
    gender: profile.gender,
    public_name: publicNameOf(profile),
    hides_name: profile.hides_name,
    // A link that brings somebody names the member by their number, where they have no code of their own.
    referral_code: profile.referral_code || String(profile.uid),
    tags: profile.tags,
    vip: profile.vip,
    parent_uid: '' as const,
    parent_name: '' as const,
    tester: flag(profile.tester),
    state: profile.state,
    note: '' as const,
    real_username: {
      first_name: profile.real_first_name,
      middle_name: profile.real_middle_name,
      last_name: profile.real_last_name,
    },
  }
}

/** What a public list calls a member. */
export function publicNameOf({ username, nick_name: nickName, hides_name: isHidden }: PublicProfile): string {
  return publicName({ username, nickName, isHidden })
}

export type PublicProfile = Pick<Profile, 'username' | 'nick_name' | 'hides_name'>

function viewTraces(profile: Profile) {
  return {
    created_at: seconds(profile.created_at),
    created_ip: profile.created_ip,
    reg_ip: profile.reg_ip,
    reg_device: profile.reg_device,
    last_login_ip: profile.last_login_ip,
    last_login_at: seconds(profile.last_login_at ?? 0),
    last_login_device: profile.last_login_device,
    updated_at: seconds(profile.updated_at ?? profile.created_at),
  }
}

function flag(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
