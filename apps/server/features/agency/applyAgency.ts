import type { contract } from '@saya/contract'
import { agencyLimits } from '@saya/contract/agency/agency.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { takeQuota } from '../identity/index.ts'
import { addAgency, findNewest } from './agency.store.ts'
import { judgeApplicant } from './agency.rules.ts'
import { viewAgency } from './agency.view.ts'
import type { AgencyDeps } from './deps.ts'
import { newestOf } from './newestOf.ts'
import { readApplicant } from './readApplicant.ts'

const perDay = { kind: 'agency application', most: agencyLimits.perDay, windowMs: dayMs }

/** Of many at once one is kept. What is wrong with the form or the member uses nothing up. */
export function applyAgency(deps: AgencyDeps): Handler<typeof contract.agency.applyAgency> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body }) => {
    const nowMs = clock.now()
    const newest = newestOf(await db.app(tx => findNewest(tx, uid)))
    const code = judgeApplicant({ ...(await readApplicant(deps, uid)), newest, nowMs })
    if (code) return refuse(code)
    return db.app(async tx => {
      const taken = await takeQuota(tx, { ...perDay, subject: String(uid) }, nowMs)
      if (!taken.ok) return refuse('agency_exhausted', taken.waitSeconds)
      const row = await addAgency(tx, { uid, ...body, nowMs })
      return row ? done(viewAgency(row)) : refuse('agency_waits')
    })
  }
}
