import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addReferralCode } from '../referral/index.ts'
import { actAs } from '../staff/index.ts'
import { endOfAccreditation, judgeStanding, nextAgencyStatus } from './agency.rules.ts'
import { type Agency, agentChannel, lockAgency, setAgency } from './agency.store.ts'
import { viewDeskAgency } from './agency.view.ts'
import type { AgencyDeskDeps } from './deps.ts'
import { readApplicant } from './readApplicant.ts'
import { notifyDecided } from './sweepAgencies.ts'

type Operation = typeof officeContract.agency.decideAgency

/** Who is excluded, blocked, stopped or verified no more by now is no agent, whatever was so when they applied. */
export function decideAgency(deps: AgencyDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { is_approved: isApproved, last_day: lastDay, reference } = call.body
    const nowMs = clock.now()
    const endsAtMs = isApproved ? endOfAccreditation(lastDay, nowMs) : null
    if (endsAtMs === undefined) return refuse('agency_end_wrong')
    if (isApproved && reference === '') return refuse('agency_reference_missing')
    const decided = await db.app(tx => decide(tx, deps, { call, endsAtMs, nowMs }))
    if (decided.ok) await notifyDecided(deps, decided.data.id)
    return decided.ok ? done(viewDeskAgency(decided.data)) : decided
  }
}

interface Decision {
  readonly call: Call<Operation>
  /** Null where it is a rejection. */
  readonly endsAtMs: number | null
  readonly nowMs: number
}

/** Decision, link and record are one commit. */
async function decide(tx: AppTx, deps: AgencyDeskDeps, { call, endsAtMs, nowMs }: Decision) {
  const { id, reason, reference } = call.body
  const seen = await lockAgency(tx, id)
  if (!seen) return refuse('not_found')
  const to = nextAgencyStatus(seen.status as 'pending', endsAtMs === null ? 'reject' : 'approve')
  if (!to) return refuse('agency_decided')
  // Asked while nobody else decides: whatever became of the member since they applied, or since somebody opened the page, counts.
  const unfit = endsAtMs === null ? undefined : judgeStanding(await readApplicant(deps, seen.uid))
  if (unfit) return refuse(unfit === 'agency_unverified' ? 'agency_applicant_unverified' : unfit)
  const accredited = endsAtMs === null ? {} : await accredit(tx, seen, endsAtMs)
  const at = instant(nowMs)
  const said = { decided_by: call.caller.email, decided_at: at, reason, due_at: at }
  const row = await setAgency(tx, seen, { status: to, ...said, ...accredited })
  if (!row) throw new Error(`The application ${id} is no longer ${seen.status}.`)
  const object = { kind: 'agency', id } as const
  await actAs(tx, call, {
    action: 'agency.decide',
    object,
    uid: seen.uid,
    after: { status: to, reference },
    reason,
    nowMs,
  })
  return done(row)

  async function accredit(within: AppTx, { uid }: Agency, untilMs: number) {
    const code = await addReferralCode(within, {
      uid,
      channel: agentChannel,
      endsAtMs: untilMs,
      random: deps.random,
      nowMs,
    })
    return { reference, ends_at: instant(untilMs), code }
  }
}
