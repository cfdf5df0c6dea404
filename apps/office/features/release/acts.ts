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
    warning: 'The account goes on waiting until a colleague has agreed. Be sure that it is the member who asks.',
    fields: [reasonField],
    fits: ({ is_proposed: isProposed }) => !isProposed,
    run: ({ uid, id }, { reason = '' }) =>
      callOffice('POST /office/api/release/propose', { body: { uid, id, reason } }),
    done: 'Proposed. A colleague has to agree.',
  },
  {
    name: 'approve',
    title: 'Agree and release',
    hotkey: 'a',
    permission: 'release.decide',
    warning: 'Money may be paid out to it at once. A first withdrawal to it is still looked at by a person.',
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
    warning: 'The account waits for as long as it would have. Whoever proposed it may take it back so.',
    fields: [reasonField],
    fits: ({ is_proposed: isProposed }) => isProposed,
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Refused.',
  },
]
