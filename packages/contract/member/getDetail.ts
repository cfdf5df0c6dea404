import * as v from 'valibot'
import { jurisdictions } from '../gates.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const flag = v.picklist([0, 1])

export const getDetail = operation({
  method: 'GET',
  path: '/member/detail',
  access: 'member',
  blockedToo: true,
  summary: "The member's own profile; what staff noted about them is not told",
  answer: v.object({
    uid: v.string(),
    username: v.string(),
    nick_name: v.string(),
    email: v.string(),
    email_check_state: flag,
    country_code: v.string(),
    phone: v.string(),
    phone_check_state: flag,
    avatar: v.string(),
    gender: v.string(),
    referral_code: v.string(),
    tags: v.array(v.string()),
    vip: v.pipe(v.number(), v.integer()),
    /** Whoever brought them is known to staff alone: anybody could name any member in a header and read who it is. */
    parent_uid: v.literal(''),
    parent_name: v.literal(''),
    tester: flag,
    state: v.pipe(v.number(), v.integer()),
    note: v.literal(''),
    created_at: seconds,
    created_ip: v.string(),
    reg_ip: v.string(),
    reg_device: v.string(),
    last_login_ip: v.string(),
    /** 0 before the first sign-in. */
    last_login_at: seconds,
    last_login_device: v.string(),
    updated_at: seconds,
    has_login_password: v.boolean(),
    /** Whether the password proves that it is the member: one set in the last 72 hours does not. */
    password_confirms: v.boolean(),
    /** Until when this session needs no further proof that it is the member; 0 where it needs one now. */
    confirmed_until: seconds,
    has_email: v.boolean(),
    has_phone_number: v.boolean(),
    real_username: v.object({ first_name: v.string(), middle_name: v.string(), last_name: v.string() }),
    kyc_status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
    xp: count,
    withdraw_count: count,
    withdraw_total: pesos,
    third_deposit: v.literal('0.00'),
    third_party: v.string(),
    /** From when the username may be changed; 0 when it may be now. */
    username_open_at: seconds,
    /** What public lists call the member, and whether they chose to be called nothing there. */
    public_name: v.string(),
    hides_name: v.boolean(),
    /** Agreed to the terms of use in their newest version. */
    terms_accepted: v.boolean(),
    /** What the law of the place asks for before money moves. */
    jurisdiction: v.picklist(jurisdictions),
    /** Whether the operator closes records to some standings. */
    records_gate: v.boolean(),
  }),
  refusals: {},
})
