import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { getProfile } from './member.store.ts'

type Profile = Awaited<ReturnType<typeof getProfile>>

export function viewMember(profile: Profile): AnswerOf<typeof contract.member.getDetail> {
  return {
    uid: String(profile.uid),
    username: profile.username,
    nick_name: profile.nick_name,
    avatar: profile.avatar,
    country_code: profile.country_code,
    phone: profile.phone,
    kyc_status: profile.kyc_status,
    vip: profile.vip,
    created_at: Math.floor(profile.created_at / 1000),
  }
}
