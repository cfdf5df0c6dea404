import { type AnswerOf, callOffice, type InputOf } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

export type Adjustment = AnswerOf<'GET /office/api/adjustment/list'>['d'][number]
type Wish = InputOf<'POST /office/api/adjustment/propose'>['body']

const directions = [
  ['given', 'Given to the member'],
  ['taken', 'Taken from the member'],
] as const

export const causes = [
  ['goodwill', 'Goodwill'],
  ['correction', 'Correction of ours'],
  ['provider', 'On behalf of a game provider'],
  ['chargeback', 'Chargeback of a payment'],
  ['paymongo', 'Difference at PayMongo'],
  ['xendit', 'Difference at Xendit'],
] as const

/** A proposal about somebody whose UID is typed. */
export const propose: Act<null> = {
  name: 'propose',
  title: 'Propose an adjustment',
  permission: 'adjustment.propose',
  warning:
    'Nothing moves until a colleague has agreed; above ₱50,000 that is somebody of compliance. The member sees it among their transactions.',
  fields: [
    { name: 'uid', title: 'UID of the member', kind: 'line', least: 1 },
    { name: 'direction', title: 'Which way', kind: 'choice', options: directions, least: 1 },
    { name: 'amount', title: 'Amount, ₱', hint: 'Up to 500,000.00', kind: 'line', least: 1 },
    { name: 'cause', title: 'What for', kind: 'choice', options: causes, least: 1 },
    {
      name: 'evidence',
      title: 'What it rests on',
      hint: 'A ticket, a letter, a line of a report.',
      kind: 'line',
      least: 5,
    },
    reasonField,
  ],
  fits: () => true,
  run: (_, { uid = '', direction = '', amount = '', cause = '', evidence = '', reason = '' }) =>
    callOffice('POST /office/api/adjustment/propose', {
      body: {
        uid: uid.trim(),
        direction: direction as Wish['direction'],
        cause: cause as Wish['cause'],
        amount: amount.replaceAll(',', ''),
        evidence,
        reason,
      },
    }),
  done: 'Proposed. A colleague has to agree.',
}

function decide(isApproved: boolean, { uid, id }: Adjustment, reason = '') {
  return callOffice('POST /office/api/adjustment/decide', { body: { uid, id, is_approved: isApproved, reason } })
}

/** What the second person does. */
export const decisions: readonly Act<Adjustment>[] = [
  {
    name: 'approve',
    title: 'Agree and post',
    hotkey: 'a',
    permission: 'adjustment.decide',
    warning: 'The balance changes at once and for good, and the member sees it. Whoever proposed it cannot agree.',
    fields: [reasonField],
    fits: ({ status, is_mine: isMine }) => status === 'proposed' && !isMine,
    run: (row, { reason }) => decide(true, row, reason),
    done: 'Posted.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'adjustment.decide',
    isGrave: true,
    warning: 'It is over, and nothing moves. Whoever proposed it may take it back so.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Refused.',
  },
]
