import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { changeLimit } from './changeLimit.ts'
import type { LimitDeps } from './deps.ts'
import { judgeSetting, readFigure } from './limit.rules.ts'
import { viewLimits } from './limit.view.ts'
import { listMeters } from './listMeters.ts'

/** States a figure rather than a step, so that the same call sent again changes nothing. */
export function setLimit({ db, clock }: LimitDeps): Handler<typeof contract.limit.setLimit> {
  return async ({ caller: { uid }, body: { most, ...name } }) => {
    const nowMs = clock.now()
    const figure = readFigure(name, most)
    if (!figure.ok) return { ...refuse(figure.code), values: figure.values }
    return db.member(uid, async tx => {
      const isChanged = await changeLimit(tx, { uid, name, nowMs }, known => judgeSetting(known, figure.most, nowMs))
      return isChanged ? done(viewLimits(await listMeters(tx, uid, nowMs), nowMs)) : refuse('limit_changes_full')
    })
  }
}
