import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type PlayRelease = AnswerOf<'GET /office/api/playRelease/list'>['d'][number]

/** A proposal about somebody whose UID is typed. */
export const propose: Act<null> = {
  name: 'propose',
  title: 'Propose a release from play',
  permission: 'play.propose',
  warning: 'Nothing changes until a colleague approves it. Then the whole balance can be withdrawn.',
  fields: [{ name: 'uid', title: 'UID of the member', kind: 'line', least: 1 }, reasonField],
  fits: () => true,
  run: (_, { uid = '', reason = '' }) =>
    callOffice('POST /office/api/playRelease/propose', { body: { uid: uid.trim(), reason } }),
  done: 'Proposed. A colleague must approve it.',
}

function decide(isApproved: boolean, { uid, id }: PlayRelease, reason = '') {
  return callOffice('POST /office/api/playRelease/decide', { body: { uid, id, is_approved: isApproved, reason } })
}

/** What the second person does. */
export const decisions: readonly Act<PlayRelease>[] = [
  {
    name: 'approve',
    title: 'Approve and release',
    hotkey: 'a',
    permission: 'play.decide',
    warning: 'The member can withdraw the whole balance right away. You cannot undo this.',
    fields: [reasonField],
    fits: ({ status, is_mine: isMine }) => status === 'proposed' && !isMine,
    run: (row, { reason }) => decide(true, row, reason),
    done: 'Released.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'play.decide',
    isGrave: true,
    warning: 'The member still has to play. The person who proposed the release can withdraw it this way.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Refused.',
  },
]
