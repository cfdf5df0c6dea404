import type { Tone } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'

export type Row = AnswerOf<'GET /office/api/withdrawal/list'>['d'][number]
export type Whole = AnswerOf<'POST /office/api/withdrawal/read'>
export type Flag = Row['flags'][number]

const states: Readonly<Record<Row['status'], readonly [title: string, tone: Tone]>> = {
  under_review: ['Waiting', 'wait'],
  paying: ['Being paid', 'info'],
  timeout: ['Gateway silent', 'bad'],
  completed: ['Paid', 'ok'],
  canceled: ['Canceled', 'mute'],
}

const ends: Readonly<Record<Row['outcome'], string>> = {
  '': '',
  declined: 'Declined by staff',
  failed: 'Failed at the gateway',
  returned: 'Returned by the bank',
}

/** Where one stands, in words and a tone. */
export function stateOf({
  status,
  outcome,
  is_unsent: isUnsent,
}: Pick<Row, 'status' | 'outcome' | 'is_unsent'>): readonly [title: string, tone: Tone] {
  if (isUnsent) return ['Not sent', 'bad']
  const [title, tone] = states[status]
  return [ends[outcome] || title, tone]
}

export const flagWords: Readonly<Record<Flag, string>> = {
  amount: 'Large amount',
  new_device: 'New device',
  new_account: 'New account',
  shared_account: 'Shared account',
  bank: 'Bank changed',
  name: 'Name mismatch',
  turnover: 'Low play',
  released: 'Released unplayed',
  velocity: 'High daily total',
}

export const railWords = { instapay: 'InstaPay', pesonet: 'PESONet' } as const
