import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { type AnswerOf, callOffice, type InputOf } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

export type Adjustment = AnswerOf<'GET /office/api/adjustment/list'>['d'][number]
type Wish = InputOf<'POST /office/api/adjustment/propose'>['body']

const assets = [
  ['PHP', 'Pesos'],
  ['FIL', 'Filcoins'],
] as const

const directions = [
  ['given', 'Credit to the member'],
  ['taken', 'Debit from the member'],
] as const

export const causes = [
  ['goodwill', 'Goodwill'],
  ['correction', 'Our correction'],
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
    'The balance changes only when a colleague approves it. Above ₱50,000 or 100,000 Filcoins, compliance must approve it. The member sees it in their history.',
  fields: [
    { name: 'uid', title: 'UID of the member', kind: 'line', least: 1 },
    { name: 'direction', title: 'Direction', kind: 'choice', options: directions, least: 1 },
    { name: 'asset', title: 'Pesos or Filcoins', kind: 'choice', options: assets, least: 1 },
    { name: 'amount', title: 'Amount', hint: 'Up to ₱500,000.00, or 1,000,000 Filcoins', kind: 'line', least: 1 },
    { name: 'cause', title: 'What for', kind: 'choice', options: causes, least: 1 },
    {
      name: 'deposit',
      title: 'Deposit, if it is a chargeback',
      hint: 'The ID of the deposit that the bank took back. Invite rewards for it stop now, and are taken back on approval.',
      kind: 'line',
    },
    {
      name: 'evidence',
      title: 'Evidence',
      hint: 'A ticket, a letter or a line of a report.',
      kind: 'line',
      least: 5,
    },
    reasonField,
  ],
  fits: () => true,
  run: (
    _,
    { uid = '', asset = '', direction = '', amount = '', cause = '', deposit = '', evidence = '', reason = '' },
  ) =>
    callOffice('POST /office/api/adjustment/propose', {
      body: {
        uid: uid.trim(),
        asset: asset as Wish['asset'],
        direction: direction as Wish['direction'],
        cause: cause as Wish['cause'],
        amount: amount.replaceAll(',', ''),
        deposit: deposit.trim().toLowerCase(),
        evidence,
        reason,
      },
    }),
  done: 'Proposed. A colleague must approve it.',
}

/** What the second person does. */
export const decisions = decisionsOf<Adjustment>({
  permission: 'adjustment.decide',
  approve: {
    title: 'Approve and post',
    hotkey: 'a',
    warning:
      'The balance changes right away and the member sees it. You cannot undo this. The person who proposed it cannot approve it.',
    done: 'Posted.',
  },
  refuse: {
    hotkey: 'd',
    warning: 'The proposal ends and nothing moves. The person who proposed it can withdraw it this way.',
  },
  decide: ({ uid, id }, decision) =>
    callOffice('POST /office/api/adjustment/decide', { body: { uid, id, ...decision } }),
})
