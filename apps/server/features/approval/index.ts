export { type Approval, findApproval, isCovered, listApprovals, lockApproval } from './approval.store.ts'
export { isProgramApproved } from './isProgramApproved.ts'
