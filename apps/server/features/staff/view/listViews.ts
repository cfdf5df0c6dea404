import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { StaffDeps } from '../deps.ts'
import { listSavedViews } from './savedView.store.ts'

export function listViews({ db }: StaffDeps): Handler<typeof officeContract.staff.listViews> {
  return async ({ caller }) => {
    const views = await db.app(tx => listSavedViews(tx, caller.operatorId))
    return done({ d: views, t: views.length })
  }
}
