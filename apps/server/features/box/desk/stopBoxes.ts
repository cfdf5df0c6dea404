import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { judgeWord, setWord } from '../../setting/index.ts'
import { actFirst } from '../../staff/index.ts'
import type { BoxDeskDeps } from '../deps.ts'
import { readDesk } from './readDesk.ts'

/** One person stops boxes at once, on days that are bound too, which stay published. What was claimed before is given all the same. */
export function stopBoxes(deps: BoxDeskDeps): Handler<typeof officeContract.box.stopBoxes> {
  const { db, clock } = deps
  return async ({ body: { reason }, ...call }) => {
    const change = { name: 'boxes', before: 'open', after: 'closed' } as const
    const object = { kind: 'promotion', id: 'mystery-box' } as const
    const act = { action: 'promotion.stop', object, after: { boxes: 'closed' }, reason } as const
    const by = call.caller
    const refused = await db.ref(tx => judgeWord(tx, { ...change, by }))
    if (refused) return refuse('changed_meanwhile')
    return actFirst(deps, { actor: call, act }, async () => {
      const changed = await db.ref(tx => setWord(tx, { ...change, reason, by, nowMs: clock.now() }))
      return changed.ok ? done(await readDesk(deps, by.operatorId)) : refuse('changed_meanwhile')
    })
  }
}
