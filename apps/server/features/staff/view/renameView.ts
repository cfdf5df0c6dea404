import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { findSavedView, holdViews, renameSavedView } from './savedView.store.ts'

/** A colleague's view is not there for them. */
export function renameView({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.renameView> {
  return call => {
    const { operatorId } = call.caller
    const { id, name } = call.body
    return db.app(async tx => {
      await holdViews(tx, operatorId)
      const view = await findSavedView(tx, operatorId, id)
      if (!view) return refuse('not_found')
      if (!(await renameSavedView(tx, id, name))) return refuse('view_name_taken')
      const change = { object: { kind: 'view', id }, before: { name: view.name }, after: { name } } as const
      await actAs(tx, call, { action: 'office.renameView', ...change, nowMs: clock.now() })
      return done({ ...view, name })
    })
  }
}
