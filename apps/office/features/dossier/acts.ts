import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

/** As much of a member as their acts need to know. */
interface ActSubject {
  readonly uid: string
  readonly kyc_status: number
  readonly is_blocked: boolean
  readonly is_closed: boolean
}

interface Coupons {
  readonly given: number
  readonly left: number
}

interface Gates {
  readonly gates: readonly { readonly cause: string }[]
}

const isRestricted = ({ gates }: Gates) => gates.some(({ cause }) => cause === 'staff')

/** Beside the standing: a member who is verified stays so, and can withdraw. */
export const restrict: Act<ActSubject & Gates> = {
  name: 'restrict',
  title: 'Restrict',
  permission: 'member.restrict',
  isGrave: true,
  warning: 'The member cannot deposit, play or get bonuses. They can still withdraw, see their records and verify.',
  fields: [reasonField],
  fits: member => !isRestricted(member) && !member.is_closed,
  run: ({ uid }, { reason = '' }) =>
    callOffice('POST /office/api/member/restriction', { body: { uid, is_restricted: true, reason } }),
  done: 'Restricted.',
}

export const liftRestriction: Act<ActSubject & Gates> = {
  name: 'liftRestriction',
  title: 'Lift the restriction',
  permission: 'member.restrict',
  warning: 'Opens deposits, play and bonuses again, unless something else closes them.',
  fields: [reasonField],
  fits: isRestricted,
  run: ({ uid }, { reason = '' }) =>
    callOffice('POST /office/api/member/restriction', { body: { uid, is_restricted: false, reason } }),
  done: 'Restriction lifted.',
}

const frozen = 6
const tester = 8

const mostAtOnce = 5

/** Cashback tickets, counted from how many the page of the member shows. */
export const giveCoupons: Act<ActSubject & { readonly coupons: Coupons }> = {
  name: 'giveCoupons',
  title: 'Give cashback tickets',
  permission: 'member.giveCoupons',
  warning:
    'Each ticket adds a 5% bonus to one deposit, up to ₱2,500, to be played once. You can give five a day. Ask a colleague to give more.',
  fields: [
    {
      name: 'count',
      title: 'How many',
      kind: 'choice',
      options: Array.from({ length: mostAtOnce }, (_, at) => [String(at + 1), String(at + 1)] as const),
      least: 1,
    },
    reasonField,
  ],
  fits: ({ is_closed: isClosed }) => !isClosed,
  run: ({ uid, coupons: { given } }, { count, reason = '' }) =>
    callOffice('POST /office/api/member/coupon/give', { body: { uid, given, count: Number(count), reason } }),
  done: 'Tickets given.',
}

/** What staff do with a member's standing. One list serves the page of one and the list of many. */
export const memberActs: readonly Act<ActSubject>[] = [
  {
    name: 'freeze',
    title: 'Freeze',
    permission: 'member.freeze',
    isGrave: true,
    warning: 'The member cannot deposit, play, withdraw or get rewards. They can still see their records and verify.',
    fields: [reasonField],
    fits: ({ kyc_status: status, is_blocked: isBlocked, is_closed: isClosed }) =>
      status !== frozen && !isBlocked && !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/freeze', { body: { uid, reason } }),
    done: 'Frozen.',
  },
  {
    name: 'unfreeze',
    title: 'Unfreeze',
    permission: 'member.unfreeze',
    warning: 'Lifts a freeze set by staff. A freeze by the 72-hour deadline is lifted only by verification.',
    fields: [reasonField],
    fits: ({ kyc_status: status, is_blocked: isBlocked }) => status === frozen && !isBlocked,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/unfreeze', { body: { uid, reason } }),
    done: 'Unfrozen.',
  },
  {
    name: 'makeTester',
    title: 'Make a test account',
    permission: 'member.makeTester',
    isGrave: true,
    warning: 'You cannot undo this. Their play is left out of all figures, and they are never paid real money.',
    fields: [reasonField],
    fits: ({ kyc_status: status, is_closed: isClosed }) => status !== tester && !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/tester/make', { body: { uid, reason } }),
    done: 'Set as test account.',
  },
  {
    name: 'endSessions',
    title: 'Log out everywhere',
    permission: 'member.endSessions',
    warning: 'Ends all sessions of the member. They can log in again.',
    fields: [reasonField],
    fits: ({ is_closed: isClosed }) => !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/session/end', { body: { uid, reason } }),
    done: 'Logged out everywhere.',
  },
  {
    name: 'block',
    title: 'Block',
    permission: 'member.block',
    isGrave: true,
    warning: 'Ends all sessions. The member can only see how to contact us.',
    fields: [reasonField],
    fits: ({ is_blocked: isBlocked, is_closed: isClosed }) => !isBlocked && !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/block', { body: { uid, reason } }),
    done: 'Blocked.',
  },
  {
    name: 'unblock',
    title: 'Unblock',
    permission: 'member.unblock',
    warning: 'The member can log in again, with their previous status.',
    fields: [reasonField],
    fits: ({ is_blocked: isBlocked }) => isBlocked,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/unblock', { body: { uid, reason } }),
    done: 'Unblocked.',
  },
]
