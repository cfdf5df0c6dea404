import { agencyLimits } from '@saya/contract/agency/agency.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type Agency = AnswerOf<'GET /office/api/agency/list'>['d'][number]

const isPending = ({ status }: Agency) => status === 'pending'
const toldReason = { ...reasonField, hint: 'The member reads it, and the audit log keeps it.' }

export const agencyActs: readonly Act<Agency>[] = [
  {
    name: 'approve',
    title: 'Approve',
    permission: 'agency.decide',
    warning: 'The member is told, and has an agent link from now on.',
    fields: [
      { name: 'last_day', title: 'Accredited until', hint: 'The link ends with this day in Manila.', kind: 'date' },
      { name: 'reference', title: 'Approval reference', kind: 'line', least: 1, most: agencyLimits.reference },
      reasonField,
    ],
    fits: isPending,
    run: ({ id }, { last_day: lastDay = '', reference = '', reason = '' }) =>
      callOffice('POST /office/api/agency/decide', {
        body: { id, is_approved: true, last_day: lastDay, reference, reason },
      }),
    done: 'The member is an agent.',
  },
  {
    name: 'reject',
    title: 'Reject',
    permission: 'agency.decide',
    isGrave: true,
    warning: 'The member is told, and can apply again in 30 days.',
    fields: [toldReason],
    fits: isPending,
    run: ({ id }, { reason = '' }) =>
      callOffice('POST /office/api/agency/decide', { body: { id, is_approved: false, reason } }),
    done: 'The application was rejected.',
  },
  {
    name: 'extend',
    title: 'Extend',
    permission: 'agency.extend',
    warning: 'The agent keeps the same link, and is told that it works until the new day.',
    fields: [
      {
        name: 'last_day',
        title: 'Accredited until',
        hint: 'Later than now. The link ends with this day in Manila.',
        kind: 'date',
        least: 1,
      },
      { name: 'reference', title: 'Approval reference', kind: 'line', least: 1, most: agencyLimits.reference },
      reasonField,
    ],
    isSingle: true,
    fits: ({ status }) => status === 'approved',
    run: ({ id }, { last_day: lastDay = '', reference = '', reason = '' }) =>
      callOffice('POST /office/api/agency/extend', { body: { id, last_day: lastDay, reference, reason } }),
    done: 'The accreditation was extended.',
  },
  {
    name: 'end',
    title: 'Withdraw',
    permission: 'agency.end',
    isGrave: true,
    warning: 'The agent’s link stops at once. Whoever signs up by it from now on counts for nobody.',
    fields: [toldReason],
    fits: ({ status }) => status === 'approved',
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/agency/end', { body: { id, reason } }),
    done: 'The accreditation was withdrawn.',
  },
]
