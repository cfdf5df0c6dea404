import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { formatPesos } from '@saya/money'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { PlayRelease } from './playRelease.store.ts'

type View = AnswerOf<typeof officeContract.playRelease.proposePlayRelease>

/** A release from play, for one operator. */
export function viewPlayRelease(row: PlayRelease, operatorId: string): View {
  return {
    id: row.id,
    uid: String(row.uid),
    open_turnover: formatPesos(row.openTurnover),
    reason: row.reason,
    ...viewProposal(row, operatorId),
  }
}
