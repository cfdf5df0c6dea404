import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import type { Cooling } from './release.store.ts'

type ReleaseView = AnswerOf<typeof officeContract.release.proposeRelease>

/** An account that cools down, for one operator. */
export function viewCooling(row: Cooling, operatorId: string): ReleaseView {
  return {
    id: row.id,
    uid: String(row.uid),
    channel_name: row.channelName,
    account: row.account,
    name: row.name,
    is_own_name: row.isOwnName,
    created_at: Math.floor(row.createdAtMs / 1000),
    ready_at: Math.ceil(row.readyAtMs / 1000),
    is_proposed: row.proposedBy !== null,
    proposed_by: row.proposedName,
    reason: row.reason,
    is_mine: row.proposedBy === operatorId,
  }
}
