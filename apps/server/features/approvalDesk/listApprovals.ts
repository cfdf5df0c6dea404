import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import { isCovered, listApprovals as list } from '../approval/index.ts'
import type { ApprovalDeskDeps } from './deps.ts'
import { readVersions } from './readVersions.ts'

export function listApprovals(deps: ApprovalDeskDeps): Handler<typeof officeContract.approvalDesk.listApprovals> {
  const { db, clock, jurisdiction } = deps
  return async ({ query: { program }, caller }) => {
    const { newest, today } = await readVersions(deps, program)
    return db.ref(async tx => {
      const approvals = await list(tx, program)
      return done({
        version: newest,
        today_version: today,
        is_needed: jurisdiction === 'strict',
        is_covered: await isCovered(tx, { program, version: today, day: manilaDay(clock.now()) }),
        d: approvals.map(one => {
          const { id, reference, firstDay, lastDay, reason } = one
          const shown = { id, version: one.version, reference, first_day: firstDay, last_day: lastDay, reason }
          return { ...shown, ...viewProposal(one, caller.operatorId) }
        }),
      })
    })
  }
}
