import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { judgeWord, setWord } from '../../setting/index.ts'
import { actFirst } from '../../staff/index.ts'
import type { BoxDeskDeps } from '../deps.ts'
import { readDesk } from './readDesk.ts'

/** Two people give boxes again: the first proposes it, and a colleague asks for the same. Bound days go by what was published of them. */
export function resumeBoxes(deps: BoxDeskDeps): Handler<typeof officeContract.box.resumeBoxes> {
  const { db, clock } = deps
  return async ({ body: { reason }, ...call }) => {
    const change = { name: 'boxes', before: 'closed', after: 'open' } as const
    const object = { kind: 'promotion', id: 'mystery-box' } as const
    const act = { action: 'promotion.decide', object, after: { boxes: 'open' }, reason } as const
    const by = call.caller
    const refused = await db.ref(tx => judgeWord(tx, { ...change, by }))
    if (refused) return refused
    return actFirst(deps, { actor: call, act }, async () => {
      const changed = await db.ref(tx => setWord(tx, { ...change, reason, by, nowMs: clock.now() }))
      return changed.ok ? done(await readDesk(deps, by.operatorId)) : changed
    })
  }
}
