import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { decideApproval } from './decideApproval.ts'
import type { ApprovalDeskDeps } from './deps.ts'
import { listApprovals } from './listApprovals.ts'
import { proposeApproval } from './proposeApproval.ts'

export function approvalDeskRoutes(deps: ApprovalDeskDeps): Handlers<typeof officeContract.approvalDesk> {
  return {
    decideApproval: decideApproval(deps),
    listApprovals: listApprovals(deps),
    proposeApproval: proposeApproval(deps),
  }
}
