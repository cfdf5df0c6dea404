import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { listApprovals } from '../approval/index.ts'
import { actFirst } from '../staff/index.ts'
import { coversDays } from './approval.rules.ts'
import type { ApprovalDeskDeps } from './deps.ts'
import { newestVersion } from './readVersions.ts'

type Operation = typeof officeContract.approvalDesk.proposeApproval

/** The first of two people. An approval is entered for terms that were agreed to, never for those to come. */
export function proposeApproval(deps: ApprovalDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { reason, ...about } = call.body
    const nowMs = clock.now()
    const refusal = await db.ref(tx => judge(tx, call, nowMs))
    if (refusal) return refusal
    const object = { kind: 'promotion', id: about.program } as const
    const act = { action: 'promotion.change', object, after: { approval: about }, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.ref(async tx => {
        const again = await judge(tx, call, nowMs)
        if (again) return again
        const row = await addProposal(tx, 'program_approval', { about: { ...about, reason }, by: call.caller, nowMs })
        return row ? done({ id: row.id }) : refuse('approval_waiting')
      }),
    )
  }
}

async function judge(tx: RefTx, { body }: Call<Operation>, nowMs: number) {
  const days = { firstDay: body.first_day, lastDay: body.last_day }
  if (!coversDays(days, manilaDay(nowMs))) return refuse('approval_days')
  if (body.version < 1 || body.version > (await newestVersion(tx, body.program))) return refuse('changed_meanwhile')
  const [newest] = await listApprovals(tx, body.program)
  return newest?.status === 'proposed' ? refuse('approval_waiting') : undefined
}
