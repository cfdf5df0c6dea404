import type { officeContract } from '@saya/contract/office.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { isWord } from './kept.rules.ts'
import { setWord } from './setWord.ts'

/**
 * Nothing is set that was not seen as it is. What makes members less protected is proposed by one of staff, and set once a colleague
 * asks for the same; whatever else is set instead refuses it.
 */
export function changeSetting(deps: StaffDeps): Handler<typeof officeContract.setting.changeSetting> {
  return async call => {
    const { name, before, after, reason } = call.body
    if (!isWord(name, after)) return refuse('setting_unknown')
    const object = { kind: 'setting', id: name } as const
    const change = { before: { value: before }, after: { value: after } }
    const act = { action: 'setting.change', object, ...change, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      deps.db.ref(tx => setWord(tx, { name, before, after, reason, by: call.caller, nowMs: deps.clock.now() })),
    )
  }
}
