import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { extendReferralCode } from '../referral/index.ts'
import { actAs } from '../staff/index.ts'
import { endOfExtension, judgeStanding } from './agency.rules.ts'
import { lockAgency, setAgency } from './agency.store.ts'
import { viewDeskAgency } from './agency.view.ts'
import type { AgencyDeskDeps } from './deps.ts'
import { readApplicant } from './readApplicant.ts'
import { notifyDecided } from './sweepAgencies.ts'

type Operation = typeof officeContract.agency.extendAgency

/** Whoever may not be approved now is not extended either. */
export function extendAgency(deps: AgencyDeskDeps): Handler<Operation> {
  return async call => {
    if (call.body.reference === '') return refuse('agency_reference_missing')
    const extended = await deps.db.app(tx => extend(tx, deps, call))
    if (extended.ok) await notifyDecided(deps, extended.data.id)
    return extended.ok ? done(viewDeskAgency(extended.data)) : extended
  }
}

/** The new last day, that of the link and the record of both are one commit. Printed links go on, since the code stays. */
async function extend(tx: AppTx, deps: AgencyDeskDeps, call: Call<Operation>) {
  const { id, last_day: lastDay, reference, reason } = call.body
  const nowMs = deps.clock.now()
  const seen = await lockAgency(tx, id)
  if (!seen) return refuse('not_found')
  const before = seen.ends_at
  if (seen.status !== 'approved' || before === null || before <= nowMs) return refuse('agency_decided')
  const endsAtMs = endOfExtension({ lastDay, endsAtMs: before, nowMs })
  if (endsAtMs === undefined) return refuse('agency_extension_wrong')
  const unfit = judgeStanding(await readApplicant(deps, seen.uid))
  if (unfit) return refuse(unfit === 'agency_unverified' ? 'agency_agent_unverified' : unfit)
  // Due behind the approval: by that the sweep knows that there is an extension to tell of.
  const dueAtMs = Math.max(nowMs, (seen.decided_at ?? 0) + 1)
  const row = await setAgency(tx, seen, { reference, ends_at: instant(endsAtMs), due_at: instant(dueAtMs) })
  if (!row) throw new Error(`The agent ${id} is no longer ${seen.status}.`)
  if (!(await extendReferralCode(tx, { code: seen.code, endsAtMs }))) throw new Error(`The link of ${id} has ended.`)
  await actAs(tx, call, {
    action: 'agency.extend',
    object: { kind: 'agency', id },
    uid: seen.uid,
    before: { ends_at: before, reference: seen.reference },
    after: { ends_at: endsAtMs, reference },
    reason,
    nowMs,
  })
  return done(row)
}
