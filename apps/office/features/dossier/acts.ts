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

const frozen = 6
const tester = 8

const mostAtOnce = 5

/** Cashback tickets, counted from how many the page of the member shows. */
export const giveCoupons: Act<ActSubject & { readonly coupons: Coupons }> = {
  name: 'giveCoupons',
  title: 'Give cashback tickets',
  permission: 'member.giveCoupons',
  warning:
    'With each of them one deposit brings 5 %, at most ₱2,500, which is to be played once. You give five within a day; a colleague gives what is more.',
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
  done: 'They have them now.',
}

/** What staff do with a member's standing. One list serves the page of one and the list of many. */
export const memberActs: readonly Act<ActSubject>[] = [
  {
    name: 'freeze',
    title: 'Freeze',
    permission: 'member.freeze',
    isGrave: true,
    warning: 'Deposit, play, withdrawal and rewards close at once. Records and verification stay open to them.',
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
    warning: 'What staff froze opens again. A freeze by the 72 hours is lifted by verification alone.',
    fields: [reasonField],
    fits: ({ kyc_status: status, is_blocked: isBlocked }) => status === frozen && !isBlocked,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/unfreeze', { body: { uid, reason } }),
    done: 'The freeze is lifted.',
  },
  {
    name: 'makeTester',
    title: 'Make a test account',
    permission: 'member.makeTester',
    isGrave: true,
    warning: 'For good: their play is left out of every figure, and money is paid to them by a stand-in alone.',
    fields: [reasonField],
    fits: ({ kyc_status: status, is_closed: isClosed }) => status !== tester && !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/tester/make', { body: { uid, reason } }),
    done: 'A test account now.',
  },
  {
    name: 'endSessions',
    title: 'Sign out everywhere',
    permission: 'member.endSessions',
    warning: 'Every session of theirs ends at once; they may sign in again.',
    fields: [reasonField],
    fits: ({ is_closed: isClosed }) => !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/session/end', { body: { uid, reason } }),
    done: 'Signed out everywhere.',
  },
  {
    name: 'block',
    title: 'Block',
    permission: 'member.block',
    isGrave: true,
    warning: 'Every session ends and nothing is answered to them any more, but how to reach us.',
    fields: [reasonField],
    fits: ({ is_blocked: isBlocked, is_closed: isClosed }) => !isBlocked && !isClosed,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/block', { body: { uid, reason } }),
    done: 'Blocked.',
  },
  {
    name: 'unblock',
    title: 'Unblock',
    permission: 'member.unblock',
    warning: 'They may sign in again, in the standing they had before.',
    fields: [reasonField],
    fits: ({ is_blocked: isBlocked }) => isBlocked,
    run: ({ uid }, { reason = '' }) => callOffice('POST /office/api/member/unblock', { body: { uid, reason } }),
    done: 'They may come in again.',
  },
]
