// Written by `npm run saya -- table-types` from the migrated database.
import type { Generated } from 'kysely'

export interface AppTables {
  act_signing: {
    folder: string
    database: string
    line: string
    seq: bigint
    at: number
    state: string
  }
  agency: {
    id: Generated<string>
    uid: bigint
    name: string
    phone: string
    channel: string
    note: string
    status: Generated<string>
    applied_at: number
    decided_by: Generated<string>
    decided_at: number | null
    reason: Generated<string>
    reference: Generated<string>
    ends_at: number | null
    code: Generated<string>
    ended_at: number | null
    ended_by: Generated<string>
    due_at: number | null
  }
  box_claim: {
    id: string
    day: string
    uid: bigint
    client_seed: string
    id_hash: Buffer
    share: bigint
    status: Generated<string>
    code: Generated<string>
    amount: bigint | null
    at: number
    due_at: number | null
    done_at: number | null
  }
  box_day: {
    day: string
    commitment: string
    sealed_seed: Buffer
    odds: unknown
    odds_hash: string
    version: number
    least_play: bigint
    most: number
    made_at: number
    shown_at: number | null
    taken: number | null
    cost: bigint | null
  }
  box_slice: {
    day: string
    slice: number
    most: number
    taken: Generated<number>
    is_closed: Generated<boolean>
  }
  claim: {
    id: string
    kind: number
    name: string
    uid: bigint
    promotion: string
    version: number
    slice: number
    day: string
    amount: bigint
    device_hash: Buffer | null
    id_hash: Buffer | null
    status: Generated<string>
    code: Generated<string>
    at: number
    due_at: number | null
    done_at: number | null
    held: Generated<string>
  }
  credential: {
    uid: bigint
    password_hash: string
    set_at: number
  }
  day_work: {
    name: string
    day: string
    holder: string
    started_at: number
    renewed_at: number
    failures: Generated<number>
    rests_until: number | null
    place: Generated<string>
    ended_at: number | null
  }
  decision: {
    id: string
    uid: bigint
    promotion: string
    version: number
    name: string
    act: string
    outcome: string
    code: string
    amount: bigint
    facts: unknown
    slice: number | null
    budget_before: bigint | null
    budget_after: bigint | null
    at: number
  }
  dossier_note: {
    id: Generated<bigint>
    uid: bigint
    operator_id: string
    text: string
    at: number
  }
  excluded_listing: {
    id: Buffer
    person_hash: Buffer
    id_hash: Buffer | null
    birth_hash: Buffer
    closed_until: number
    sealed: Buffer
    first_import: string
    last_import: string
    gone_at: number | null
  }
  excluded_member: {
    uid: bigint
    closed_until: number
  }
  excluded_sign: {
    uid: bigint
    kind: string
    hash: Buffer
  }
  exclusion_import: {
    id: string
    imported_at: number
    imported_by: string
    lines: number
    fresh: number
    known: number
    gone: number
    refused: unknown
  }
  exclusion_import_release: {
    id: Generated<string>
    hash: Buffer
    gone: number
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  gift_month: {
    id_hash: Buffer
    month: string
    units: bigint
  }
  goods_claim: {
    id: string
    uid: bigint
    goods: string
    pieces: number
    terms: unknown
    deliver_method: number
    sealed_recipient: Buffer | null
    status: Generated<string>
    code: Generated<string>
    at: number
    due_at: number | null
    ended_at: number | null
  }
  goods_share: {
    goods: string
    uid: bigint
    pieces: bigint
  }
  goods_stock: {
    goods: string
    left_pieces: Generated<bigint>
    received: Generated<bigint>
    taken_out: Generated<bigint>
    seq: Generated<number>
  }
  goods_stock_move: {
    goods: string
    seq: number
    pieces: bigint
    left_pieces: bigint
    reason: string
    by_name: string
    at: number
  }
  guard: {
    subject: string
    wrong: Generated<number>
    wrong_since: number
    locked_until: number | null
    kind: string
  }
  handoff: {
    code_hash: Buffer
    uid: bigint
    expires_at: number
    session_id: string
  }
  incident: {
    id: Generated<bigint>
    kind: string
    subject: string
    detail: unknown
    opened_at: number
    seen_at: number
    closed_at: number | null
  }
  invite: {
    id: Generated<string>
    uid: bigint
    parent: bigint
    joined_at: number
    verified_at: number | null
    deposit: string | null
    deposit_amount: bigint | null
    deposited_at: number | null
    played_at: number | null
    promotion: string | null
    version: number | null
    counted_at: number | null
    id_hash: Buffer | null
    held: Generated<string>
    parent_state: Generated<string>
    parent_code: Generated<string>
    parent_amount: Generated<bigint>
    friend_state: Generated<string>
    friend_code: Generated<string>
    friend_amount: Generated<bigint>
    taken_back_at: number | null
    due_at: number | null
  }
  invite_month: {
    id_hash: Buffer
    month: string
    friends: number
  }
  known_device: {
    uid: bigint
    device_hash: Buffer
    seen_at: number
  }
  kyc_case: {
    uid: bigint
    seq: number
    version: number
    state: string
    standing: number
    submitted_at: number
    deadline_at: number
    checks: Generated<unknown>
    claimed_by: string | null
    lease_until: number | null
    escalated_by: string | null
    escalated_at: number | null
    escalation: Generated<string>
  }
  kyc_decision: {
    uid: bigint
    version: number
    decision: string
    decided_by: string
    decided_at: number
    waited_seconds: number
  }
  kyc_id_claim: {
    number_hash: Buffer
    uid: bigint
    stated_at: number
    approved_at: number | null
  }
  kyc_reminder: {
    uid: bigint
    hours: number
    at: number
  }
  ledger_signing: {
    folder: string
    place: string
    database: string
    line: string
    at: number
  }
  listing_walk: {
    gateway: string
    began_at: number
    since_at: number
    place: string
    tries: number
  }
  look_alike: {
    id: Generated<string>
    uid: bigint
    excluded_uid: bigint | null
    listing: Buffer | null
    signs: string[]
    status: string
    found_at: number
    held_at: number | null
    decided_by: Generated<string>
    decided_at: number | null
    reason: Generated<string>
    due_at: number | null
  }
  look_alike_release: {
    id: Generated<string>
    look_alike: string
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  lookup_mark: {
    only_row: Generated<boolean>
    mark: Buffer
  }
  mismatch_note: {
    gateway: string
    day: string
    kind: string
    name: string
    version: number
    note: string
    noted_by: string
    noted_at: number
    direction: string
    is_explained: Generated<boolean>
  }
  number_claim: {
    id: Generated<string>
    uid: bigint
    old_phone: string
    new_phone: string
    words: string
    status: Generated<string>
    asked_at: number
    expires_at: number
    rivals: Generated<number>
    proposed_by: string | null
    proposed_name: Generated<string>
    proposed_at: number | null
    proof: Generated<string>
    decided_by: string | null
    decided_name: Generated<string>
    ended_at: number | null
    decision: Generated<string>
    slot: Generated<number>
  }
  one_time_code: {
    id: string
    destination: string
    purpose: string
    code_hash: Buffer
    created_at: number
    expires_at: number
    tries: Generated<number>
    used_at: number | null
    uid: bigint | null
    share: Generated<string>
  }
  operator: {
    id: Generated<string>
    email: string
    name: string
    role: string
    member_uid: bigint | null
    password_hash: string
    totp_secret: Buffer
    totp_step: Generated<bigint>
    created_at: number
    closed_at: number | null
    password_drawn_at: number | null
  }
  operator_device: {
    operator_id: string
    device_hash: Buffer
    seen_at: number
  }
  partner_code: {
    code_hash: Buffer
    used_at: number
  }
  partner_identity: {
    partner: string
    person_hash: Buffer
    uid: bigint | null
    created_at: number
    linked_at: number | null
    waits_phone: string | null
    waits_device: string | null
    waits_until: number | null
  }
  passkey: {
    id: Generated<string>
    uid: bigint
    credential_id: string
    host: string
    public_key: Buffer
    counter: bigint
    is_synced: boolean
    transports: string[]
    name: string
    created_at: number
    used_at: number | null
  }
  payee_claim: {
    number_hash: Buffer
    uid: bigint
    stated_at: number
  }
  payment: {
    gateway: string
    payment_id: string
    reference: string
    seen_at: number
    held_by: string | null
  }
  payment_break: {
    gateway: string
    payment_id: string
    reason: string
    reference: string
    uid: bigint | null
    amount: bigint
    currency: string
    found_at: number
    closed_at: number | null
    state: Generated<string>
    proposed_uid: bigint | null
    proposed_by: string | null
    proposed_name: Generated<string>
    note: Generated<string>
    decided_name: Generated<string>
    paid_at: number | null
    fits_at: number | null
  }
  payment_claim: {
    gateway: string
    reference: string
    uid: bigint
    claimed_at: number
  }
  payment_event: {
    gateway: string
    event_id: string
    kind: string
    session: Generated<string>
    intent: Generated<string>
    reference: Generated<string>
    received_at: number
    handled_at: number | null
    misses: Generated<number>
    says: Generated<string>
    payment_id: Generated<string>
    is_settled: Generated<boolean>
  }
  payment_listing: {
    gateway: string
    listed_until: number
  }
  payment_mismatch: {
    gateway: string
    day: string
    kind: string
    name: string
    amount: bigint
    other_amount: bigint
    direction: string
    reference: Generated<string>
    uid: bigint | null
    found_at: number
    closed_at: number | null
    currency: string
  }
  payment_report: {
    gateway: string
    day: string
    has_list: boolean
    told_count: number
    told_amount: bigint
    credited_count: number
    credited_amount: bigint
    kept_count: number
    kept_amount: bigint
    ordered_count: number
    ordered_amount: bigint
    posted_count: number
    posted_amount: bigint
    mismatches: number
    made_at: number
    direction: string
    told_back_count: Generated<number>
    told_back_amount: Generated<bigint>
    posted_back_count: Generated<number>
    posted_back_amount: Generated<bigint>
    shifted_amount: Generated<bigint>
  }
  payment_session: {
    gateway: string
    session: string
    reference: string
    intent: Generated<string>
  }
  payout_claim: {
    gateway: string
    reference: string
    uid: bigint
    claimed_at: number
  }
  payout_event: {
    gateway: string
    event_id: string
    kind: string
    reference: string
    received_at: number
    is_settled: Generated<boolean>
  }
  payout_hold: {
    gateway: string
    held_since: number
    next_try_at: number
  }
  promotion_budget: {
    promotion: string
    version: number
    slice: number
    units: bigint
    left_units: bigint
  }
  promotion_cost: {
    promotion: string
    version: number
    day: string
    slice: number
    grants: bigint
    units: bigint
  }
  push_note: {
    subscription_id: string
    message_id: string
    noted_at: number
  }
  push_subscription: {
    id: Generated<string>
    uid: bigint
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    language: string
    origin: string
    created_at: number
  }
  quota: {
    kind: string
    subject: string
    started_at: number
    ends_at: number
    used: number
  }
  ranking_day: {
    contest: string
    day: string
    version: number
    counted_at: number | null
    turn_until: number | null
    entrants: Generated<number>
    steps: Generated<unknown>
    settled_at: number | null
    root: Generated<string>
    line: Generated<string>
    public_key: Generated<string>
  }
  ranking_hold: {
    contest: string
    day: string
    uid: bigint
    reason: string
    held_by: string
    held_name: string
    held_at: number
  }
  ranking_row: {
    contest: string
    day: string
    place: number
    uid: bigint
    turnover: bigint
    reached_at: number
    prize: Generated<bigint>
    salt: Generated<string>
  }
  recovery_code: {
    operator_id: string
    code_hash: Buffer
    used_at: number | null
  }
  referral: {
    uid: bigint
    code: string
    parent: bigint | null
    channel: string
    device: string
    network: string
    state: string
    at: number
    device_hash: Generated<Buffer | null>
  }
  referral_code: {
    code: string
    uid: bigint
    channel: Generated<string>
    at: number
    ends_at: number | null
    ended_at: number | null
  }
  replaced_token: {
    token_hash: Buffer
    session_id: string
    replaced_at: number
  }
  restricted_check: {
    id: Generated<string>
    uid: bigint
    version: number
    kind: string
    result: string
    checked_by: string
    evidence: Generated<string>
    at: number
  }
  restricted_person: {
    id: Buffer
    source: string
    name_hash: Buffer
    person_hash: Buffer | null
    sealed: Buffer
    valid_from: string | null
    valid_to: string | null
    imported_at: number
  }
  ring: {
    uid: bigint
    found_at: number
    held: number
  }
  ring_friend: {
    uid: bigint
    parent: bigint
    status: string
    points: number
    found_at: number
    decided_by: Generated<string>
    decided_at: number | null
    reason: Generated<string>
    due_at: number | null
  }
  ring_tie: {
    uid: bigint
    other: bigint
    sign: string
  }
  round_check: {
    provider: string
    read_until: number
  }
  round_day: {
    provider: string
    day: string
    game: string
    there_rounds: bigint
    there_bet: bigint
    there_win: bigint
    here_rounds: bigint
    here_bet: bigint
    here_win: bigint
    made_at: number
  }
  round_difference: {
    provider: string
    round_id: string
    kind: string
    player_ref: string
    game: string
    there_bet: bigint
    there_win: bigint
    here_bet: bigint
    here_win: bigint
    at: number
    from_at: number
    until_at: number
    found_at: number
    seen_at: number
    closed_at: number | null
    version: Generated<number>
    note: Generated<string>
    noted_by: Generated<string>
    noted_at: number | null
    taken_by: Generated<string>
    taken_at: number | null
    outcome: Generated<string>
    stopped: string[] | null
  }
  saved_view: {
    id: Generated<string>
    operator_id: string
    list: string
    name: string
    query: string
    created_at: number
  }
  session: {
    token_hash: Buffer
    uid: bigint
    created_at: number
    expires_at: number
    ended_at: number | null
    id: Generated<string>
    device_id: Generated<string>
    device: Generated<string>
    address: Generated<string>
    seen_at: number | null
    confirmed_at: number | null
    confirmed_by: string | null
    ended_by: string | null
    previous_hash: Buffer | null
  }
  sign_in: {
    uid: bigint
    phone: string
    username: string
    created_at: number
    blocked_at: number | null
    email: string | null
    email_changed_at: number | null
    closed_at: number | null
    username_is_own: Generated<boolean>
    username_changed_at: number | null
    kyc_next_at: number | null
    kyc_seq: Generated<number>
    phone_changed_at: number | null
    asks_passkey: Generated<boolean>
    forgotten_at: number | null
  }
  staff_act: {
    seq: bigint
    at: number
    operator_id: string | null
    operator: string
    role: string
    action: string
    object_kind: string
    object_id: string
    before: unknown
    after: unknown
    reason: string
    address: string
    request_id: string
    previous_hash: Buffer
    hash: Buffer
  }
  staff_chain: {
    only_row: Generated<boolean>
    seq: bigint
    hash: Buffer
    proven_seq: Generated<bigint>
    proven_at: number | null
    is_sound: Generated<boolean>
  }
  staff_session: {
    token_hash: Buffer
    id: Generated<string>
    operator_id: string
    created_at: number
    expires_at: number
    seen_at: number
    ended_at: number | null
    device: string
    address: string
  }
  staff_ticket: {
    ticket_hash: Buffer
    operator_id: string
    expires_at: number
    tries: Generated<number>
    used_at: number | null
  }
  stated_person: {
    uid: bigint
    hash: Buffer
    birth_hash: Buffer | null
  }
  task_share: {
    reward_id: string
    uid: bigint
    mark: Buffer
    period: string
    coins: number
    at: number
  }
  task_share_sum: {
    mark: Buffer
    period: string
    coins: number
  }
  voucher: {
    id: Generated<string>
    batch_id: bigint
    place: number
    code_hash: Buffer
    uid: bigint | null
    claimed_at: number | null
    credited_at: number | null
    voided_at: number | null
    beyond_limit_at: number | null
  }
  voucher_batch: {
    id: Generated<bigint>
    note: string
    amount: bigint
    quantity: number
    expires_at: number
    status: string
    made_by: string
    made_at: number
    decided_by: string | null
    decided_at: number | null
    issued_at: number | null
    voided_at: number | null
  }
}

export interface MemberTables {
  adjustment: {
    id: Generated<string>
    uid: bigint
    direction: string
    cause: string
    amount: bigint
    reason: string
    evidence: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
    asset: Generated<string>
    deposit: string | null
  }
  alarm: {
    id: Generated<string>
    kind: string
    subject: string
    detail: unknown
    at: number
  }
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
    turnover: Generated<bigint>
    is_free: Generated<boolean>
    brand: Generated<string>
  }
  bet_reference: {
    bet_ref: string
    provider: number
    tx_id: string
    uid: bigint
  }
  bonus_return: {
    id: string
    uid: bigint
    lot: bigint
    cash_type: number
    amount: bigint
    forgiven: bigint
    returned_at: number
  }
  box: {
    uid: bigint
    day: string
    status: string
    offered_at: number
    expires_at: number
    claim_id: string | null
    client_seed: string | null
    amount: bigint | null
    code: Generated<string>
    ended_at: number | null
  }
  claim_outcome: {
    claim_id: string
    uid: bigint
    code: string
    at: number
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
    tx: string | null
    sent_ref: string | null
    sent_promo: boolean | null
    kept_no: bigint | null
    kept_hash: Buffer | null
    stood: boolean | null
  }
  consent: {
    uid: bigint
    document: string
    version: number
    text_hash: Buffer
    given_at: number
    address: string
    channel: string
    withdrawn_at: number | null
  }
  coupon: {
    uid: bigint
    place: number
    given_at: number
    deposit_id: string | null
    used_at: number | null
    bonus: bigint | null
  }
  day_work: {
    name: string
    day: string
    holder: string
    started_at: number
    renewed_at: number
    failures: Generated<number>
    rests_until: number | null
    place: Generated<string>
    ended_at: number | null
  }
  deposit: {
    id: Generated<string>
    uid: bigint
    channel: string
    channel_name: string
    channel_img: string
    gateway: string
    instrument: string
    amount: bigint
    wants_cashback: boolean
    status: Generated<string>
    open_place: number | null
    pay_url: Generated<string>
    opening_until: number | null
    payment_id: string | null
    is_late: Generated<boolean>
    created_at: number
    ended_at: number | null
    looked_at: number | null
    next_check_at: number | null
    left_at: number | null
    break_at: number | null
    has_failed: Generated<boolean>
  }
  ended_gate: {
    uid: bigint
    cause: string
    ended_at: number
  }
  excluded_credit: {
    id: string
    uid: bigint
    kind: number
    amount: bigint
    credited_at: number
    status: Generated<string>
    withdrawal: string | null
    ended_by: Generated<string>
    ended_at: number | null
    note: Generated<string>
  }
  exclusion: {
    id: Generated<string>
    uid: bigint
    cause: string
    period: string
    begins_at: number
    ends_at: number
    due_at: number | null
    source: Generated<string>
    lifted_at: number | null
  }
  exclusion_proof: {
    id: string
    uid: bigint
    object_key: string
    sent_by: string
    sent_at: number
  }
  exclusion_proposal: {
    id: Generated<string>
    uid: bigint
    act: string
    source: string
    relation: string
    period: string
    proof: string | null
    request: string | null
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  exclusion_request: {
    id: Generated<string>
    uid: bigint
    words: string
    asked_at: number
    status: Generated<string>
    answered_at: number | null
    open_from: number | null
    confirmed_at: number | null
  }
  favourite: {
    uid: bigint
    game: number
    place: number
    added_at: number
  }
  feedback: {
    id: Generated<string>
    uid: bigint
    text: string
    sent_at: number
    status: Generated<string>
    marked_name: Generated<string>
    marked_at: number | null
    remark: Generated<string>
    contact: Generated<string>
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
    session_id: string | null
    brand: Generated<string>
    country: Generated<string>
    country_source: Generated<string>
    vpn_signs: Generated<string[]>
  }
  harm_contact: {
    id: Generated<string>
    uid: bigint
    source: string
    band: string
    markers: Generated<string[]>
    topics: Generated<string[]>
    opened_at: number
    opened_name: Generated<string>
    due_at: number
    status: Generated<string>
    taken_by: string | null
    taken_name: Generated<string>
    taken_at: number | null
    done_at: number | null
    way: Generated<string>
    said: Generated<string>
    outcome: Generated<string>
    next_on: string | null
  }
  harm_day: {
    uid: bigint
    day: string
    points: number
    reached: string
    band: string
    unknown: string[]
  }
  harm_income: {
    uid: bigint
    monthly: bigint | null
    set_at: number
    set_name: string
    nth: Generated<number>
    agreed_name: Generated<string>
  }
  harm_income_change: {
    id: Generated<string>
    uid: bigint
    monthly: bigint | null
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  harm_lowering: {
    id: Generated<string>
    uid: bigint
    band: string
    points: number
    until_day: string
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
    from_day: string | null
  }
  harm_marker: {
    uid: bigint
    day: string
    marker: string
    value: number
    base: bigint | null
    points: number
  }
  harm_mention: {
    id: string
    uid: bigint
    topic: string
    at: number
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
  kyc_change: {
    uid: bigint
    seq: number
    from_status: number
    to_status: number
    cause: string
    actor: string
    note: Generated<string>
    at: number
  }
  kyc_photo: {
    object_key: string
    uid: bigint
    sha256: Buffer
    origin: string
    bytes: number
    width: number
    height: number
    is_stored: Generated<boolean>
    made_at: number
    used_at: number | null
  }
  kyc_reading: {
    id: string
    uid: bigint
    id_type: string
    transaction_id: Generated<string>
    state: Generated<string>
    fault: string | null
    fields: Generated<unknown>
    confidence: Generated<unknown>
    photo_key: Generated<string>
    face_percent: number | null
    opened_at: number
    done_at: number | null
  }
  kyc_upload: {
    id: string
    uid: bigint
    bytes: number
    sha256: Buffer
    object_key: Generated<string>
    made_at: number
  }
  kyc_upload_part: {
    upload_id: string
    starts_at: number
    bytes: number
    object_key: string
    is_stored: Generated<boolean>
  }
  kyc_version: {
    uid: bigint
    version: number
    kind: string
    form: unknown
    photos: unknown
    reading_id: string | null
    fingerprint: Buffer
    sent_by: string
    sent_at: number
    status: number
    issue_msg: Generated<string>
    issue_fields: Generated<string[]>
    comment: Generated<string>
    reviewer: Generated<string>
    decided_at: number | null
    liveness: string | null
    liveness_at: number | null
    language: Generated<string>
  }
  kyc_view: {
    id: Generated<string>
    uid: bigint
    object_key: string
    viewer: string
    purpose: string
    address: string
    at: number
  }
  late_credit: {
    uid: bigint
    asset: string
    seq: bigint
    amount: bigint
    at: number
    noted_at: number | null
  }
  limit_prompt: {
    uid: bigint
    asked_at: number
  }
  limit_stop: {
    uid: bigint
    counts: string
    day: string
    stopped_at: number
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
    forgiven: Generated<bigint>
  }
  message: {
    id: string
    uid: bigint
    seq: bigint | null
    cash_type: number
    amount: bigint
    created_at: number
    read_at: number | null
    announced_at: number | null
    kind: Generated<string>
    about: Generated<string>
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
  outbox: {
    id: Generated<string>
    uid: bigint
    topic: string
    at: number
  }
  payee: {
    id: Generated<string>
    uid: bigint
    channel: string
    channel_name: string
    channel_img: string
    flag: number
    sealed_number: Buffer
    masked_number: string
    number_hash: Buffer
    first_name: string
    middle_name: string
    last_name: string
    is_own_name: boolean
    place: number | null
    created_at: number
    ready_at: number
    deleted_at: number | null
    instrument: string
  }
  play_gate: {
    uid: bigint
    cause: string
    open_until: number | null
    closed_until: number | null
    set_at: number
  }
  play_limit: {
    uid: bigint
    counts: string
    period: string
    most: bigint
    set_at: number
    asked_most: bigint | null
    asked_at: number | null
  }
  play_limit_change: {
    id: Generated<string>
    uid: bigint
    counts: string
    period: string
    act: string
    most_before: bigint | null
    most_after: bigint | null
    at: number
  }
  play_release: {
    id: Generated<string>
    uid: bigint
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
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
    email: Generated<string>
    email_check_state: Generated<number>
    phone_check_state: Generated<number>
    gender: Generated<string>
    referral_code: Generated<string>
    parent_uid: bigint | null
    parent_name: Generated<string>
    state: Generated<number>
    note: Generated<string>
    tags: Generated<string[]>
    real_first_name: Generated<string>
    real_middle_name: Generated<string>
    real_last_name: Generated<string>
    created_ip: Generated<string>
    reg_ip: Generated<string>
    reg_device: Generated<string>
    reg_brand: Generated<string>
    ad_id: Generated<string>
    ad_client_id: Generated<string>
    channel_id: Generated<string>
    last_login_ip: Generated<string>
    last_login_at: number | null
    last_login_device: Generated<string>
    third_party: Generated<string>
    updated_at: number | null
    kyc_base: Generated<number>
    kyc_frozen_by: Generated<string[]>
    kyc_blocked: Generated<boolean>
    kyc_late: Generated<boolean>
    kyc_seq: Generated<number>
    kyc_reminded_hours: Generated<number>
    birthday: Generated<string>
    hides_name: Generated<boolean>
  }
  reader: {
    name: string
    tx: Generated<string>
    uid: Generated<bigint>
    seq: Generated<bigint>
    asset: Generated<string>
    leased_by: string | null
    leased_until: number | null
    among: Generated<string>
  }
  reality_check: {
    id: Generated<string>
    uid: bigint
    from_at: number
    due_at: number
    played_ms: bigint
    answered_at: number | null
    answer: string | null
  }
  reality_check_setting: {
    uid: bigint
    every_minutes: number
    set_at: number
  }
  rebate_month: {
    uid: bigint
    month: string
    box: Generated<bigint>
    rebate: Generated<bigint>
    loss_rebate: Generated<bigint>
    deposit_bonus: Generated<bigint>
    postings: number
  }
  rebate_posting: {
    uid: bigint
    month: string
    place: number
    kind: number
    reference: string
    amount: bigint
    posted_at: number
    rule: string
    turnover_ppm: number
    loss_ppm: number
    turnover: bigint
    net_loss: bigint
    used: bigint
    most: bigint | null
  }
  redemption: {
    id: string
    uid: bigint
    goods: string
    name_en: string
    name_tl: string
    img: string
    product_type: number
    deliver_method: number
    price: bigint
    pieces: number
    points: bigint
    gives: string
    gives_amount: bigint
    sealed_recipient: Buffer
    status: string
    code: Generated<string>
    reason: Generated<string>
    courier: Generated<string>
    tracking: Generated<string>
    submitted_at: number
    expected_at: number
    shipped_at: number | null
    ended_at: number | null
    return_due_at: number | null
  }
  refused_launch: {
    id: Generated<string>
    uid: bigint
    game: number
    country: string
    country_source: string
    vpn_signs: string[]
    refused_at: number
    disputed_at: number | null
  }
  release: {
    id: Generated<string>
    uid: bigint
    payee: string
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  remainder: {
    uid: bigint
    pesos: bigint
    coins: bigint
    rewards: number
    at: number
  }
  reward: {
    id: string
    uid: bigint
    kind: number
    name: string
    amount: bigint
    multiple: number
    promotion: string
    version: number
    decision: string
    status: string
    reason: Generated<string>
    is_automatic: boolean
    is_play_waived: Generated<boolean>
    promised_at: number
    expires_at: number | null
    held_at: number | null
    collected_at: number | null
    due_at: number | null
    ended_at: number | null
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
    settled: Generated<bigint>
    bets: Generated<number>
    free: boolean
    two_sided: boolean
    tester: boolean
    real_from: bigint | null
  }
  settled_kept: {
    provider: number
    link_tx: string
    since: number
    until: number
    tx: Generated<string>
    ended_tx: string | null
  }
  tally_end: {
    day: string
    tx: string
    whole_at: number | null
  }
  tally_floor: {
    is_only: Generated<boolean>
    day: string
  }
  tally_game: {
    uid: bigint
    day: string
    game: number
    game_type: number
    brand: string
    is_free: boolean
    rounds: Generated<bigint>
    bet: Generated<bigint>
    win: Generated<bigint>
    turnover: Generated<bigint>
    last_counted_at: number
  }
  tally_money: {
    uid: bigint
    day: string
    asset: string
    kind: number
    count: bigint
    amount: bigint
  }
  task_claim: {
    reward_id: string
    uid: bigint
    ty: number
    day: string
    step: number
    coins: number
    is_made_up: Generated<boolean>
    en_name: string
    tl_name: string
    at: number
  }
  task_visit: {
    uid: bigint
    day: string
    what: string
  }
  vip_bonus: {
    reward_id: string
    uid: bigint
    kind: number
    level: number
    year: number
    birthday: string
    amount: bigint
    version: number
    turnover: bigint
    at: number
  }
  vip_look: {
    id: Generated<string>
    uid: bigint
    due_at: number | null
  }
  vip_pass: {
    id: Generated<boolean>
    version: number
  }
  voucher_credit: {
    id: string
    uid: bigint
    amount: bigint
    credited_at: number
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
    tester: Generated<boolean>
    unposted: Generated<bigint>
    unposted_head: Buffer | null
    session: Buffer | null
    session_provider: number | null
    session_until: number | null
    play_most: bigint[] | null
    play_used: bigint[] | null
    play_counted_on: string | null
  }
  wallet_closing: {
    uid: bigint
    asset: string
    from_seq: bigint
    until_seq: bigint | null
  }
  withdrawal: {
    id: Generated<string>
    uid: bigint
    account_id: string
    account: string
    channel: string
    channel_name: string
    channel_img: string
    gateway: string
    instrument: string
    rail: string
    amount: bigint
    status: string
    flags: string[]
    approvals_needed: number
    device_id: Generated<string>
    outcome: Generated<string>
    created_at: number
    released_at: number | null
    sent_at: number | null
    sendings: Generated<number>
    sending_until: number | null
    payout_id: string | null
    ended_at: number | null
    looked_at: number | null
    next_check_at: number | null
    paid_at: number | null
  }
  withdrawal_approval: {
    withdrawal: string
    operator_id: string
    operator: string
    approved_at: number
  }
  withdrawal_verdict: {
    withdrawal: string
    operator_id: string
    operator: string
    arrived: boolean
    payout: string
    told: bigint
    said_at: number
  }
}

export interface RefTables {
  ad: {
    ad_id: string
    version: Generated<number>
    ad_name: string
    channel: string
    tracker: string | null
    domain_id: number
    is_on: boolean
    updated_at: Generated<number>
  }
  ad_landing: {
    name: string
    version: Generated<number>
    title_en: string
    title_tl: string
    line_en: string
    line_tl: string
    img: string
    tone: string
    mini_program: string
    is_on: boolean
    updated_at: Generated<number>
  }
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
    shows: string | null
  }
  box_terms: {
    id: Generated<string>
    terms: unknown
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  category: {
    name: string
    game_type: number
    place: number
    img: string
    on_home: boolean
  }
  channel: {
    id: string
    mode: number
    name: string
    img: Generated<string>
    flag: number
    min_amount: Generated<bigint>
    max_amount: Generated<bigint>
    quick_pesos: Generated<number[]>
    tips: Generated<string>
    has_cashback: Generated<boolean>
    gateway: string | null
    instrument: Generated<string>
    sorting: Generated<number>
    is_open: Generated<boolean>
    tips_tl: Generated<string>
    opens_at: Generated<number>
    closes_at: Generated<number>
    version: Generated<number>
  }
  channel_way: {
    id: Generated<string>
    channel: string
    name: string
    gateway: string
    instrument: string
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  content_version: {
    only_row: Generated<boolean>
    version: Generated<bigint>
  }
  earning_guard: {
    id: number
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
    declared_rtp_ppm: number | null
    round_hundredths: number | null
    has_dealer: Generated<boolean>
  }
  game_fact: {
    link: number
    code: string
    rtp_ppm: number
    least_rtp_ppm: number | null
    most_rtp_ppm: number | null
    version: string | null
    hit_ppm: number | null
    volatility: number | null
    least_bet: bigint | null
    most_bet: bigint | null
    most_win: bigint | null
    most_win_times: number | null
    rules_en: string[]
    rules_tl: string[]
    fairness_url: string | null
  }
  gateway: {
    name: string
    title: string
    takes_payments: Generated<boolean>
    pays_out: Generated<boolean>
  }
  goods: {
    id: string
    version: Generated<number>
    name_en: string
    name_tl: string
    summary_en: string
    summary_tl: string
    imgs: string[]
    price: bigint
    product_type: number
    deliver_method: number
    stores: string[]
    gives: string
    gives_amount: bigint
    most_per_person: number
    delivery_days: number
    delivery_en: string
    delivery_tl: string
    refund_en: string
    refund_tl: string
    sorting: bigint
    is_on: boolean
    updated_at: number
  }
  harm_terms: {
    id: Generated<string>
    terms: unknown
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  harm_word: {
    topic: string
    word: string
    removal_by: string | null
    removal_name: Generated<string>
  }
  kyc_branch: {
    id: number
    address: string
    sorting: Generated<number>
    is_open: Generated<boolean>
  }
  legal_document: {
    name: string
    brand: Generated<string>
    version: number
    title_en: string
    title_tl: string
    body_en: string
    body_tl: string
    text_hash: Buffer
    published_at: Generated<number>
  }
  link: {
    id: string
    kind: string
    place: number
    name: string
    url: string
    img: string | null
  }
  maintenance_window: {
    id: string
    version: Generated<number>
    venue_id: number | null
    begins_at: number
    ends_at: number
    is_cancelled: Generated<boolean>
    updated_at: number
  }
  popup: {
    id: string
    version: Generated<number>
    title_en: string
    title_tl: string
    img: string
    link: string
    frequency: number
    seq: number
    starts_at: number
    ends_at: number
    is_on: boolean
    brand: string
    visible_type: number
    levels: number[]
    users: bigint[]
    updated_at: number
  }
  program_approval: {
    id: Generated<string>
    program: string
    version: number
    reference: string
    first_day: string
    last_day: string
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  promotion: {
    id: string
    kind: string
    draft: unknown
    seq: Generated<number>
    live: number | null
    made_by: string
    made_name: string
    made_at: number
  }
  promotion_version: {
    id: Generated<string>
    promotion: string
    number: number
    offer: unknown
    brake: bigint
    dry_run: unknown
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
    stopped_at: number | null
    stopped_by: Generated<string>
    stop_reason: Generated<string>
  }
  provider: {
    venue_id: number
    platform_id: number
    code: string
    name: string
    logo: string
    maintained: Generated<boolean>
    in_window: Generated<boolean>
    is_closed: Generated<boolean>
  }
  provider_link: {
    id: number
    code: string
    dialect: string
    balance_answer: Generated<string>
    settled_can_be_taken_back: Generated<boolean>
    unknown_rollback_is_error: Generated<boolean>
    cancel_names_bet_by: Generated<string>
    active: Generated<boolean>
    session_opens: Generated<string>
    round_ends: Generated<string>
    round_ends_after_h: number | null
    prizes_told_above: Generated<bigint>
  }
  provider_link_game: {
    link: number
    code: string
    game: number
    two_sided: Generated<boolean>
    offered: Generated<boolean>
    reached: Generated<boolean>
  }
  setting: {
    name: string
    value: unknown
  }
  setting_change: {
    id: Generated<string>
    name: string
    value: string
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  task: {
    ty: number
    category: number
    en_name: string
    tl_name: string
    steps: unknown
    is_on: boolean
    sorting: number
    seq: Generated<number>
    off_at: number | null
  }
  task_plan: {
    period: string
    coins: number[]
    seq: Generated<number>
  }
  thing_price: {
    id: Generated<string>
    goods: string
    price: bigint
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  vip_change: {
    id: Generated<string>
    base: number
    levels: unknown
    members: number
    cost: bigint
    reason: string
    status: Generated<string>
    proposed_by: string
    proposed_name: string
    proposed_at: number
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: number | null
    decision: Generated<string>
  }
  vip_level: {
    version: number
    level: number
    xp: bigint
    upgrade: number
    birthday: number
    multiple: number
  }
  welfare_banner: {
    type: number
    title_en: string
    title_tl: string
    line_en: string
    line_tl: string
    is_on: boolean
    place: Generated<number>
    seq: Generated<number>
  }
}
