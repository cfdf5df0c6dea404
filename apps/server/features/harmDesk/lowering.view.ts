import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { BandLowering } from './lowering.store.ts'

type View = AnswerOf<typeof officeContract.harmDesk.proposeLowering>

export function viewLowering(row: BandLowering, operatorId: string): View {
  const { id, band, points, untilDay, reason } = row
  return { id, band, points, until_day: untilDay, reason, ...viewProposal(row, operatorId) }
}
