import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { endSessionsOf, findEntry } from '../../identity/index.ts'
import { actAs } from '../../staff/index.ts'
import type { DossierDeps } from '../deps.ts'

/** The member hears of it with their next call, and every other copy of the server at once. */
export function endSessions({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.endSessions> {
  return call => {
    const { uid, reason } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      if (!(await findEntry(tx, uid))) return refuse('not_found')
      const ended = await endSessionsOf(tx, { uid, nowMs })
      const object = { kind: 'member', id: String(uid) } as const
      await actAs(tx, call, { action: 'member.endSessions', object, after: { ended }, reason, nowMs })
      return done({ ended })
    })
  }
}
