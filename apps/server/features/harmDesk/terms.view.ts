import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { TermsVersion } from './terms.store.ts'

type View = AnswerOf<typeof officeContract.harmDesk.proposeTerms>

export function viewTerms(row: TermsVersion, operatorId: string): View {
  return { id: row.id, terms: row.terms, reason: row.reason, ...viewProposal(row, operatorId) }
}
