import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findEntry } from '../../identity/index.ts'
import { actAs } from '../../staff/index.ts'
import type { DossierDeps } from '../deps.ts'
import { secondsOf } from '../dossier.view.ts'
import { addNoteRow } from './note.store.ts'

export function addNote({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.addNote> {
  return call => {
    const { uid, text } = call.body
    const { operatorId, email } = call.caller
    const nowMs = clock.now()
    return db.app(async tx => {
      if (!(await findEntry(tx, uid))) return refuse('not_found')
      const id = String(await addNoteRow(tx, { uid, operatorId, text, nowMs }))
      const object = { kind: 'member', id: String(uid) } as const
      await actAs(tx, call, { action: 'member.note', object, after: { note: id }, nowMs })
      return done({ id, operator: email, text, at: secondsOf(nowMs) })
    })
  }
}
