import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { ReconciliationDeps } from './deps.ts'
import { listMismatches } from './listMismatches.ts'
import { listReports } from './listReports.ts'
import { listSuspense } from './listSuspense.ts'
import { noteMismatch } from './noteMismatch.ts'
import { reconcile } from './reconcile.ts'

export function reconciliationRoutes(deps: ReconciliationDeps): Handlers<typeof officeContract.reconciliation> {
  return {
    listMismatches: listMismatches(deps),
    listReports: listReports(deps),
    listSuspense: listSuspense(deps),
    noteMismatch: noteMismatch(deps),
    reconcile: reconcile(deps),
  }
}
