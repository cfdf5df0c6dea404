import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

export type Account = AnswerOf<'GET /office/api/release/list'>['d'][number]

function decide(isApproved: boolean, { uid, id }: Account, reason = '') {
  return callOffice('POST /office/api/release/decide', { body: { uid, id, is_approved: isApproved, reason } })
}

/** What two people do about an account that cools down. */
export const releaseActs: readonly Act<Account>[] = [
  {
    name: 'propose',
    title: 'Propose a release',
    hotkey: 'p',
    permission: 'release.propose',
    warning: 'The account waits until a colleague approves the release. Make sure that the member asked for it.',
    fields: [reasonField],
    fits: ({ is_proposed: isProposed }) => !isProposed,
    run: ({ uid, id }, { reason = '' }) =>
      callOffice('POST /office/api/release/propose', { body: { uid, id, reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
  {
    name: 'approve',
    title: 'Approve and release',
    hotkey: 'a',
    permission: 'release.decide',
    warning: 'Withdrawals to it are possible right away. The first one is still reviewed.',
    fields: [reasonField],
    fits: ({ is_proposed: isProposed, is_mine: isMine }) => isProposed && !isMine,
    run: (row, { reason }) => decide(true, row, reason),
    done: 'Released.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'release.decide',
    isGrave: true,
    warning: 'The account keeps its waiting time. The person who proposed the release can withdraw it this way.',
    fields: [reasonField],
    fits: ({ is_proposed: isProposed }) => isProposed,
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Refused.',
  },
]
