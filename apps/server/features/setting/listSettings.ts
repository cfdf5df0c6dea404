import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { settingNames } from '@saya/contract/setting/settings.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { wordOf } from './kept.rules.ts'
import { listSet, listWaitingChanges } from './setting.store.ts'

export function listSettings({ db }: StaffDeps): Handler<typeof officeContract.setting.listSettings> {
  return async () => {
    const { set, waiting } = await db.ref(async tx => ({
      set: await listSet(tx, settingNames),
      waiting: await listWaitingChanges(tx),
    }))
    const rows = settingNames.map(name => ({
      name,
      value: wordOf(name, set.get(name)),
      waiting: waiting.get(name) ?? null,
    }))
    return done({ d: rows, t: rows.length })
  }
}
