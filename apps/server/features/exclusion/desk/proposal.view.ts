import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { viewProposal } from '../../../platform/proposal/proposal.view.ts'
import type { ExclusionProposal } from './proposal.store.ts'

type View = AnswerOf<typeof officeContract.exclusion.proposeExclusion>

/** A proposal, for one operator. */
export function viewExclusionProposal(row: ExclusionProposal, operatorId: string): View {
  const { id, uid, act, source, relation, period, proof, words, reason } = row
  return {
    id,
    uid: String(uid),
    act,
    source,
    relation,
    period,
    proof: proof ?? '',
    words,
    reason,
    ...viewProposal(row, operatorId),
  }
}
