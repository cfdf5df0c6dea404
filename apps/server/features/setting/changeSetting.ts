import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { settings } from '@saya/contract/setting/settings.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs, type StaffDeps } from '../staff/index.ts'
import { isWord, keptOf, wordOf } from './kept.rules.ts'
import { lockSet, setTo } from './setting.store.ts'

/** What is set is on record before it counts, since the two stand in different schemas; so is what came between. */
export function changeSetting({ db, clock }: StaffDeps): Handler<typeof officeContract.setting.changeSetting> {
  return async call => {
    const { name, before, after, reason } = call.body
    if (!isWord(name, after)) return refuse('setting_unknown')
    const act = { action: 'setting.change', object: { kind: 'setting', id: name }, reason } as const
    const keep = (made: Readonly<Record<string, unknown>>) =>
      db.app(tx => actAs(tx, call, { ...act, before: { value: before }, after: made, nowMs: clock.now() }))
    await keep({ value: after })
    const isSet = await db.ref(async tx => {
      if (wordOf(name, await lockSet(tx, name, keptOf(settings[name][0]))) !== before) return false
      await setTo(tx, name, keptOf(after))
      return true
    })
    if (isSet) return done({})
    await keep({ value: after, refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
