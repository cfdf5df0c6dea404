import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type Ring = AnswerOf<'GET /office/api/ring/list'>['d'][number]
export type WholeRing = AnswerOf<'GET /office/api/ring/:uid'>
export type RingFriend = WholeRing['ring_friends'][number]
export type RingAccount = WholeRing['accounts'][number]

function decide(isFree: boolean, { uid }: RingFriend, reason = '') {
  return callOffice('POST /office/api/ring/decide', { body: { uid, is_free: isFree, reason } })
}

const isHeld = ({ status }: RingFriend) => status === 'held'

export const ringActs: readonly Act<RingFriend>[] = [
  {
    name: 'free',
    title: 'Free',
    permission: 'ring.decide',
    warning: 'The invite pays for this friend as promised. Nobody is asked about this friend again.',
    fields: [reasonField],
    fits: isHeld,
    run: (friend, { reason }) => decide(true, friend, reason),
    done: 'The friend is free.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    permission: 'ring.decide',
    isGrave: true,
    warning:
      'The invite pays neither side for this friend, and takes back what was paid, but for what was played through. The account itself stays as it is.',
    fields: [reasonField],
    fits: isHeld,
    run: (friend, { reason }) => decide(false, friend, reason),
    done: 'The invite does not pay for this friend.',
  },
]
