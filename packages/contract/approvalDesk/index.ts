import { decideApproval } from './decideApproval.ts'
import { listApprovals } from './listApprovals.ts'
import { proposeApproval } from './proposeApproval.ts'

export const operations = { decideApproval, listApprovals, proposeApproval }
