import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { settings } from '@saya/contract/setting/settings.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { isWord, keptOf, wordOf } from './kept.rules.ts'
import { lockSet, setTo } from './setting.store.ts'

/** Nothing is set that was not seen as it is. */
export function changeSetting(deps: StaffDeps): Handler<typeof officeContract.setting.changeSetting> {
  return async call => {
    const { name, before, after, reason } = call.body
    if (!isWord(name, after)) return refuse('setting_unknown')
    const object = { kind: 'setting', id: name } as const
    const change = { before: { value: before }, after: { value: after } }
    const act = { action: 'setting.change', object, ...change, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      deps.db.ref(async tx => {
        const kept = await lockSet(tx, name, keptOf(settings[name][0]))
        if (wordOf(name, kept) !== before) return refuse('changed_meanwhile')
        await setTo(tx, name, keptOf(after))
        return done({})
      }),
    )
  }
}
