import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { inviteLink } from '../referral/index.ts'
import { findNewest } from './agency.store.ts'
import { judgeApplicant } from './agency.rules.ts'
import { viewAgency } from './agency.view.ts'
import type { AgencyDeps } from './deps.ts'
import { newestOf } from './newestOf.ts'
import { readApplicant } from './readApplicant.ts'
import { readMonths } from './readMonths.ts'

export function getAgency(deps: AgencyDeps): Handler<typeof contract.agency.getAgency> {
  const { db, clock } = deps
  return async ({ caller: { uid }, origin }) => {
    const nowMs = clock.now()
    const row = await db.app(tx => findNewest(tx, uid))
    const months = await readMonths(deps, uid)
    const applicant = await readApplicant(deps, uid)
    const isAgent = row?.status === 'approved' && (row.ends_at ?? 0) > nowMs
    return done({
      agency: row ? viewAgency(row) : null,
      // Whoever may be made no offer at the moment is not asked to make one.
      link: isAgent && !applicant.isStopped ? inviteLink(origin, row.code) : '',
      months: [...months],
      why_not: judgeApplicant({ ...applicant, newest: newestOf(row), nowMs }) ?? '',
    })
  }
}
