import { decisionsOf } from '../../shared/act/decisionsOf.ts'
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

/** What the second person does. */
export const decisions = decisionsOf<PlayRelease>({
  permission: 'play.decide',
  approve: {
    title: 'Approve and release',
    hotkey: 'a',
    warning: 'The member can withdraw the whole balance right away. You cannot undo this.',
    done: 'Released.',
  },
  refuse: {
    hotkey: 'd',
    warning: 'The member still has to play. The person who proposed the release can withdraw it this way.',
  },
  decide: ({ uid, id }, decision) =>
    callOffice('POST /office/api/playRelease/decide', { body: { uid, id, ...decision } }),
})
