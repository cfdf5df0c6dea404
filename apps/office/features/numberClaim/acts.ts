import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type NumberClaim = AnswerOf<'GET /office/api/number-claim/list'>['d'][number]

const isOpen = ({ status }: NumberClaim) => status === 'asked' || status === 'proposed'

/** What two people do about a request to move an account to another number. */
export const numberClaimActs: readonly Act<NumberClaim>[] = [
  {
    name: 'propose',
    title: 'Propose the move',
    hotkey: 'p',
    permission: 'number.propose',
    warning:
      'Check the person first, outside of this office: face, ID and what only the member knows. The owner is told now, and a colleague can approve after 24 hours.',
    fields: [
      {
        name: 'proof',
        title: 'How you checked the identity',
        hint: 'The colleague who approves it reads this.',
        kind: 'text',
        least: 5,
      },
    ],
    fits: ({ status }) => status === 'asked',
    run: ({ id }, { proof = '' }) => callOffice('POST /office/api/number-claim/propose', { body: { id, proof } }),
    done: 'Proposed. The owner was told, and a colleague can approve it after 24 hours.',
  },
  {
    name: 'approve',
    title: 'Approve the move',
    hotkey: 'a',
    permission: 'number.approve',
    warning:
      'The account gets the new number and everybody who is logged in is logged out. Payout accounts wait as after a changed number. Other requests for this member are refused with it.',
    fields: [reasonField],
    fits: ({ status, is_mine: isMine }) => status === 'proposed' && !isMine,
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/number-claim/approve', { body: { id, reason } }),
    done: 'The account has the new number.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'number.refuse',
    isGrave: true,
    warning: 'The account keeps its number. The person who proposed the move can withdraw it this way.',
    fields: [reasonField],
    fits: isOpen,
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/number-claim/refuse', { body: { id, reason } }),
    done: 'Refused.',
  },
]
