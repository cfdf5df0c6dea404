import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { type Level, readLevels } from '../vip/index.ts'
import { countAll } from './countAll.ts'
import { levelsOf, refuseLevels } from './judgeLevels.ts'
import { risesOf } from './preview.rules.ts'

type Operation = typeof officeContract.vipDesk.proposeLevels

/** The first of two people. What it would come to now is kept with it, for whoever decides. */
export function proposeLevels(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const levels = levelsOf(call.body.levels)
    const refusal = await db.ref(tx => judge(tx, call, { levels, nowMs: clock.now() }))
    if (refusal) return refusal
    const rises = risesOf(await countAll(deps, levels), levels)
    const object = { kind: 'levels', id: String(call.body.version) } as const
    const act = {
      action: 'vip.propose',
      object,
      after: { levels: call.body.levels },
      reason: call.body.reason,
    } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.ref(async tx => {
        const nowMs = clock.now()
        const again = await judge(tx, call, { levels, nowMs })
        if (again) return again
        const about = {
          base: call.body.version,
          levels: JSON.stringify(call.body.levels),
          members: rises.reduce((sum, { members }) => sum + members, 0),
          cost: rises.reduce((sum, { cost }) => sum + cost, 0n),
          reason: call.body.reason,
        }
        const row = await addProposal(tx, 'vip_change', { about, by: call.caller, nowMs })
        return row ? done({ id: row.id }) : refuse('vip_waiting')
      }),
    )
  }
}

interface Wish {
  readonly levels: readonly Level[]
  readonly nowMs: number
}

async function judge(tx: RefTx, { body }: Call<Operation>, { levels, nowMs }: Wish) {
  const { version } = await readLevels(tx)
  if (version !== body.version) return refuse('changed_meanwhile')
  return refuseLevels(tx, levels, nowMs)
}
