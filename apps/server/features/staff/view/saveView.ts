import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { mostSavedViews } from '@saya/contract/staff/savedView.ts'
import { wordsKept } from '@saya/contract/staff/wordsKept.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../act/actAs.ts'
import type { StaffDeps } from '../deps.ts'
import { holdViews, keepSavedView, listSavedViews } from './savedView.store.ts'

/** The record says that a view was kept and not what is looked for in it, which may be somebody's phone number. */
export function saveView({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.saveView> {
  return call => {
    const { operatorId } = call.caller
    const { list, name } = call.body
    const query = queryKept(list, call.body.query)
    const nowMs = clock.now()
    return db.app(async tx => {
      await holdViews(tx, operatorId)
      const others = (await listSavedViews(tx, operatorId)).filter(
        view => view.list === list && view.name.toLowerCase() !== name.toLowerCase(),
      )
      if (others.length >= mostSavedViews) return refuse('views_exceeded')
      const view = await keepSavedView(tx, { operatorId, list, name, query, nowMs })
      const object = { kind: 'view', id: view.id } as const
      await actAs(tx, call, { action: 'office.saveView', object, after: { list, name }, nowMs })
      return done(view)
    })
  }
}

/** The words that members are looked for by are kept where they may stand in an address alone. */
function queryKept(list: string, query: string): string {
  const asked = new URLSearchParams(query)
  if (list !== 'members' || !asked.has('q')) return query
  const words = wordsKept(asked.get('q') ?? '')
  if (words === '') asked.delete('q')
  else asked.set('q', words)
  return String(asked)
}
