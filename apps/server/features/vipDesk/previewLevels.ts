import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { levelBackPpm } from '../vip/index.ts'
import { countAll } from './countAll.ts'
import { levelsOf, refuseLevels } from './judgeLevels.ts'
import { risesOf } from './preview.rules.ts'

/** A look: it changes nothing, and keeps nothing. */
export function previewLevels(deps: StaffDeps): Handler<typeof officeContract.vipDesk.previewLevels> {
  return async ({ body }) => {
    const levels = levelsOf(body.levels)
    const refusal = await deps.db.ref(tx => refuseLevels(tx, levels, deps.clock.now()))
    if (refusal) return refusal
    const rises = risesOf(await countAll(deps, levels), levels)
    return done({
      members: rises.reduce((sum, { members }) => sum + members, 0),
      cost: formatPesos(rises.reduce((sum, { cost }) => sum + cost, 0n)),
      rises: rises.map(rise => ({ ...rise, cost: formatPesos(rise.cost) })),
      back_ppm: levelBackPpm(levels),
    })
  }
}
