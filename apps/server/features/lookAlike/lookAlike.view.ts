import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { LookAlikeRelease } from './release.store.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import type { LookAlike } from './lookAlike.store.ts'

type View = AnswerOf<typeof officeContract.lookAlike.decideLookAlike>

export function viewLookAlike(row: LookAlike, release: LookAlikeRelease | undefined, operatorId: string): View {
  return {
    id: row.id,
    uid: String(row.uid),
    excluded_uid: row.excludedUid === null ? '' : String(row.excludedUid),
    signs: [...row.signs],
    status: row.status,
    found_at: Math.floor(row.foundAtMs / 1000),
    decided_by: row.decidedBy,
    decided_at: Math.floor((row.decidedAtMs ?? 0) / 1000),
    reason: row.reason,
    release: release ? { id: release.id, reason: release.reason, ...viewProposal(release, operatorId) } : null,
  }
}
