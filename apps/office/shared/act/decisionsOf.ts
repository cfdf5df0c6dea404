import type { Permission } from '../contract.ts'
import type { Act } from '../entity.ts'
import { reasonField } from './reasonField.ts'

interface Proposal {
  readonly status: string
  readonly is_mine: boolean
}

type Wording = Pick<Act<never>, 'warning'> & Partial<Pick<Act<never>, 'title' | 'hotkey' | 'done'>>

interface Decision<Row> {
  readonly permission: Permission
  readonly approve: Wording
  readonly refuse: Wording
  decide(row: Row, decision: { readonly is_approved: boolean; readonly reason: string }): Promise<unknown>
}

/** What the second person does about a proposal. Nobody approves their own; refusing it is how one withdraws it. */
export function decisionsOf<Row extends Proposal>(parts: Decision<Row>): readonly Act<Row>[] {
  const { permission, approve, refuse, decide } = parts
  return [
    {
      name: 'approve',
      title: 'Approve',
      permission,
      fields: [reasonField],
      fits: ({ status, is_mine: isMine }) => status === 'proposed' && !isMine,
      run: (row, { reason = '' }) => decide(row, { is_approved: true, reason }),
      done: 'Approved.',
      ...approve,
    },
    {
      name: 'refuse',
      title: 'Refuse',
      permission,
      isGrave: true,
      fields: [reasonField],
      fits: ({ status }) => status === 'proposed',
      run: (row, { reason = '' }) => decide(row, { is_approved: false, reason }),
      done: 'Refused.',
      ...refuse,
    },
  ]
}
