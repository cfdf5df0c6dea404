// Written by `npm run saya -- table-types` from the migrated database.
import type { Generated } from 'kysely'

export interface AppTables {
  incident: {
    id: Generated<bigint>
    kind: string
    subject: string
    detail: unknown
    opened_at: number
    seen_at: number
    closed_at: number | null
  }
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
  audit_run: {
    day: string
    started_at: number
    ended_at: number | null
    wallets: bigint | null
    postings: bigint | null
    commands: bigint | null
    findings: bigint | null
  }
  audited: {
    uid: bigint
    asset: string
    seq: bigint
    balance: bigint
    held: bigint
    turnover: bigint
    release_at: bigint
    hash: Buffer
  }
  bet_day: {
    uid: bigint
    day: string
    game_type: number
    status: number
    rounds: Generated<bigint>
    bet: Generated<bigint>
    win: Generated<bigint>
  }
  bet_record: {
    uid: bigint
    seq: bigint
    provider: number
    round_id: string
    game: number
    game_type: number
    tester: boolean
    bet: bigint
    refund: bigint
    win: bigint
    status: number
    opened_at: number
    settled_at: number | null
  }
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
  game_day: {
    game: number
    day: string
    rounds: Generated<bigint>
    bet: Generated<bigint>
    win: Generated<bigint>
    bet_squares: Generated<string>
    win_squares: Generated<string>
    products: Generated<string>
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
  house_account: {
    account: number
    asset: string
    total: Generated<bigint>
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
    closed_by: bigint | null
  }
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
  reader: {
    name: string
    tx: Generated<string>
    uid: Generated<bigint>
    seq: Generated<bigint>
    asset: Generated<string>
    leased_by: string | null
    leased_until: number | null
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
  provider_link: {
    id: number
    code: string
    dialect: string
    balance_answer: Generated<string>
    win_without_bet: Generated<boolean>
    settled_can_be_taken_back: Generated<boolean>
    unknown_rollback_is_error: Generated<boolean>
    cancel_names_bet_by: Generated<string>
    active: Generated<boolean>
  }
  provider_link_game: {
    link: number
    code: string
    game: number
    two_sided: Generated<boolean>
  }
  setting: {
    name: string
    value: unknown
  }
}
