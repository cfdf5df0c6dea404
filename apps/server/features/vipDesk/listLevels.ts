import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { tierNumberOf } from '@saya/contract/vip/tiers.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { StaffDeps } from '../staff/index.ts'
import { levelBackPpm, readLevels } from '../vip/index.ts'
import { listChanges } from './change.store.ts'
import { countAll } from './countAll.ts'

export function listLevels(deps: StaffDeps): Handler<typeof officeContract.vipDesk.listLevels> {
  return async ({ caller }) => {
    const { table, changes } = await deps.db.ref(async tx => {
      return { table: await readLevels(tx), changes: await listChanges(tx) }
    })
    const counts = await countAll(deps, table.levels)
    const membersAt = (level: number) =>
      counts.filter(count => count.level === level).reduce((sum, { members }) => sum + members, 0)
    return done({
      version: table.version,
      levels: table.levels.map(one => ({ ...one, ty: tierNumberOf(one.level), members: membersAt(one.level) })),
      back_ppm: levelBackPpm(table.levels),
      changes: changes.map(change => {
        const { id, base, levels, members, cost, reason } = change
        const shown = { id, base, levels: [...levels], members, cost: formatPesos(cost), reason }
        return { ...shown, ...viewProposal(change, caller.operatorId) }
      }),
    })
  }
}
