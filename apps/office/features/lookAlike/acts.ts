import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type LookAlike = AnswerOf<'GET /office/api/lookAlike/list'>['d'][number]
export type Pair = AnswerOf<'GET /office/api/lookAlike/:id'>

const isOpen = ({ status }: LookAlike) => status === 'held' || status === 'marked'

function decide(isSame: boolean, { id }: LookAlike, reason = '') {
  return callOffice('POST /office/api/lookAlike/decide', { body: { id, is_same: isSame, reason } })
}

function decideRelease(isApproved: boolean, { release }: LookAlike, reason = '') {
  const body = { id: release?.id ?? '', is_approved: isApproved, reason }
  return callOffice('POST /office/api/lookAlike/release/decide', { body })
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
    title: 'Propose: another person',
    permission: 'alike.decide',
    warning: 'Nothing changes until a colleague approves it. Then the account opens again.',
    fields: [reasonField],
    fits: row => isOpen(row) && row.release === null,
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Proposed. A colleague must approve it.',
  },
  {
    name: 'approve',
    title: 'Approve: another person',
    hotkey: 'a',
    permission: 'alike.decide',
    warning: 'The account opens again. These two are held again only if both state the same ID or name later.',
    fields: [reasonField],
    fits: ({ release }) => release !== null && !release.is_mine,
    run: (row, { reason }) => decideRelease(true, row, reason),
    done: 'The account is open.',
  },
  {
    name: 'refuse',
    title: 'Refuse the proposal',
    permission: 'alike.decide',
    isGrave: true,
    warning: 'The account stays held. The person who proposed it can withdraw it this way.',
    fields: [reasonField],
    fits: ({ release }) => release !== null,
    run: (row, { reason }) => decideRelease(false, row, reason),
    done: 'Refused.',
  },
]

export const signTitles: Readonly<Record<LookAlike['signs'][number], string>> = {
  device: 'Device',
  network: 'Network',
  phone: 'Phone number',
  id: 'ID number',
  person: 'Name and birth date',
  name: 'Name a letter apart',
  birth: 'Birth date',
  payee: 'Payout account',
}

/** What waits for a second person, in one line. */
export function releaseLine({ proposed_by: by, reason }: NonNullable<LookAlike['release']>): string {
  return `Proposed as another person by ${by}: ${reason}`
}
