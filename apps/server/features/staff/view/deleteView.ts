import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { deleteSavedView, findSavedView } from './savedView.store.ts'

/** A colleague's view is not there for them. */
export function deleteView({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.deleteView> {
  return call => {
    const { id } = call.body
    return db.app(async tx => {
      const view = await findSavedView(tx, call.caller.operatorId, id)
      if (!view) return refuse('not_found')
      await deleteSavedView(tx, id)
      const before = { list: view.list, name: view.name }
      const object = { kind: 'view', id } as const
      await actAs(tx, call, { action: 'office.deleteView', object, before, nowMs: clock.now() })
      return done({})
    })
  }
}
