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
  command: {
    provider: number
    kind: number
    tx_id: string
    uid: bigint
    fingerprint: string | null
    outcome: number
    state: Generated<number>
    amount: bigint
    won: Generated<bigint>
    balance_after: bigint
    seq: bigint | null
    round_id: string
    at: number
  }
  game_session: {
    token_hash: Buffer
    uid: bigint
    provider: number
    game: number
    opened_at: number
    expires_at: number
    ended_at: number | null
  }
  journal: {
    uid: bigint
    asset: string
    seq: bigint
    kind: number
    source: number
    destination: number
    amount: bigint
    balance_after: bigint
    turnover: bigint
    provider: number
    reference: string
    round_id: string
    game: number
    at: number
    hash: Buffer
    tx: Generated<string>
  }
  lot: {
    uid: bigint
    asset: string
    seq: bigint
    kind: number
    reference: string
    amount: bigint
    required: bigint
    release_at: bigint
    opened_at: number
    closed_at: number | null
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
  round: {
    uid: bigint
    provider: number
    round_id: string
    game: number
    bet: Generated<bigint>
    refund: Generated<bigint>
    win: Generated<bigint>
    turnover: Generated<bigint>
    opened_at: number
    closed_at: number | null
  }
  wallet: {
    uid: bigint
    asset: string
    balance: Generated<bigint>
    held: Generated<bigint>
    turnover: Generated<bigint>
    release_at: Generated<bigint>
    open_rounds: Generated<number>
    version: Generated<bigint>
    head: Generated<Buffer>
    gates: Generated<number>
    play_until: number | null
    limits: unknown | null
    tester: Generated<boolean>
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
