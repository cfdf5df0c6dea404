import { momentText } from '@saya/contract/manilaText.ts'
import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { changeLimit } from './changeLimit.ts'
import type { LimitDeps } from './deps.ts'
import { judgeConfirmation, readFigure } from './limit.rules.ts'
import { lockLimit } from './limit.store.ts'
import { viewLimits } from './limit.view.ts'
import { listMeters } from './listMeters.ts'

/** The member is asked again once a day is over, and says the figure that they confirm: another one is another change. */
export function confirmLimit({ db, clock }: LimitDeps): Handler<typeof contract.limit.confirmLimit> {
  return async ({ caller: { uid }, body: { most, ...name } }) => {
    const nowMs = clock.now()
    const figure = readFigure(name, most)
    if (!figure.ok) return refuse('limit_change_gone')
    return db.member(uid, async tx => {
      const judged = judgeConfirmation(await lockLimit(tx, uid, name), figure.most, nowMs)
      if (!judged.ok && judged.code === 'limit_change_early')
        return { ...refuse(judged.code), values: { from: momentText(judged.fromMs) } }
      if (!judged.ok) return refuse(judged.code)
      await changeLimit(tx, { uid, name, nowMs }, () => judged.data)
      return done(viewLimits(await listMeters(tx, uid, nowMs), nowMs))
    })
  }
}
