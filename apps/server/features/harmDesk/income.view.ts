import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { formatPesos } from '@saya/money'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { IncomeChange } from './income.store.ts'

type View = AnswerOf<typeof officeContract.harmDesk.decideIncome>

export function viewIncomeChange(row: IncomeChange, operatorId: string): View {
  const { id, monthly, reason } = row
  return { id, monthly: viewMonthly(monthly), reason, ...viewProposal(row, operatorId) }
}

export function viewMonthly(monthly: bigint | null): string | null {
  return monthly === null ? null : formatPesos(monthly)
}
