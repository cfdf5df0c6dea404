import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type LookAlike = AnswerOf<'GET /office/api/lookAlike/list'>['d'][number]
export type Pair = AnswerOf<'GET /office/api/lookAlike/:id'>

const isOpen = ({ status }: LookAlike) => status === 'held' || status === 'marked'

function decide(isSame: boolean, { id }: LookAlike, reason = '') {
  return callOffice('POST /office/api/lookAlike/decide', { body: { id, is_same: isSame, reason } })
}

export const lookAlikeActs: readonly Act<LookAlike>[] = [
  {
    name: 'same',
    title: 'Same person',
    permission: 'alike.decide',
    isGrave: true,
    warning: 'The exclusion counts for this account too, until the same day. Its whole balance can be withdrawn.',
    fields: [reasonField],
    fits: isOpen,
    run: (row, { reason }) => decide(true, row, reason),
    done: 'The exclusion counts for this account too.',
  },
  {
    name: 'other',
    title: 'Another person',
    permission: 'alike.decide',
    warning: 'The account opens again, and nobody is asked about these two any more.',
    fields: [reasonField],
    fits: isOpen,
    run: (row, { reason }) => decide(false, row, reason),
    done: 'The account is open.',
  },
]

export const signTitles: Readonly<Record<LookAlike['signs'][number], string>> = {
  device: 'Device',
  network: 'Network',
  phone: 'Phone number',
  id: 'ID number',
  person: 'Name and birth date',
  birth: 'Birth date',
  payee: 'Payout account',
}
