import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import type { Line } from './desk.store.ts'
import { isUnsent } from '../withdrawal.rules.ts'

type LineView = AnswerOf<typeof officeContract.withdrawal.listQueue>['d'][number]

interface Viewer {
  readonly operatorId: string
  readonly nowMs: number
}

/** A line of the queue, for one operator. */
export function viewLine(line: Line, { operatorId, nowMs }: Viewer): LineView {
  return {
    id: line.id,
    uid: String(line.uid),
    status: line.status,
    amount: formatPesos(line.amount),
    channel_name: line.channelName,
    account: line.account,
    rail: line.rail,
    flags: [...line.flags],
    approvals: line.approvers.length,
    approvals_needed: line.approvalsNeeded,
    is_approved_by_me: line.approvers.includes(operatorId),
    is_unsent: isUnsent(line, nowMs),
    outcome: line.outcome,
    created_at: Math.floor(line.createdAtMs / 1000),
  }
}
