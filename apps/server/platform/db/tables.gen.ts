// Written by `npm run saya -- table-types` from the migrated database.
import type { Generated } from 'kysely'

export interface AppTables {
  one_time_code: {
    id: string
    phone: string
    purpose: string
    code_hash: Buffer
    created_at: number
    expires_at: number
    tries: Generated<number>
    used_at: number | null
  }
  phone_guard: {
    phone: string
    wrong: Generated<number>
    wrong_since: number
    locked_until: number | null
  }
  session: {
    token_hash: Buffer
    uid: bigint
    created_at: number
    expires_at: number
    ended_at: number | null
  }
  sign_in: {
    uid: bigint
    phone: string
    username: string
    created_at: number
    blocked_at: number | null
  }
}

export interface MemberTables {
  money_call: {
    uid: bigint
    operation: string
    key_hash: Buffer
    fingerprint: Buffer
    outcome: unknown | null
    created_at: number
    expires_at: number
  }
  profile: {
    uid: bigint
    username: string
    nick_name: Generated<string>
    avatar: Generated<string>
    country_code: Generated<string>
    phone: string
    kyc_status: Generated<number>
    vip: Generated<number>
    tester: Generated<boolean>
    created_at: number
  }
  wallet: {
    uid: bigint
    asset: string
    balance: Generated<bigint>
    turnover: Generated<bigint>
    release_at: Generated<bigint>
    version: Generated<bigint>
  }
}

export interface RefTables {
  banner: {
    id: string
    brands: Generated<string[]>
    place: number
    img: string
    kicker_en: string
    kicker_tl: string
    title_en: string
    title_tl: string
    subtitle_en: string
    subtitle_tl: string
    action_en: string
    action_tl: string
    href: string
    tone: string
  }
  category: {
    name: string
    game_type: number
    place: number
    img: string
    on_home: boolean
  }
  content_version: {
    only_row: Generated<boolean>
    version: Generated<bigint>
  }
  game: {
    id: number
    code: string
    en_name: string
    tl_name: string
    category: string
    venue_id: number
    img: string
    palette: Generated<string>
    rtp_ppm: number
    volatility: number
    is_hot: Generated<boolean>
    is_new: Generated<boolean>
    sorting: number
    maintained: Generated<boolean>
    online: Generated<boolean>
    approval_ref: string
  }
  link: {
    id: string
    kind: string
    place: number
    name: string
    url: string
    img: string | null
  }
  provider: {
    venue_id: number
    platform_id: number
    code: string
    name: string
    logo: string
    maintained: Generated<boolean>
  }
  setting: {
    name: string
    value: unknown
  }
}
