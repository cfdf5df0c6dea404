import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findEntry, listSessionsOf, maskAddress } from '../identity/index.ts'
import type { DossierDeps } from './deps.ts'
import { secondsOf } from './dossier.view.ts'

const most = 100

export function listSessions({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.listSessions> {
  return ({ params: { uid } }) =>
    db.app(async tx => {
      if (!(await findEntry(tx, uid))) return refuse('not_found')
      const rows = await listSessionsOf(tx, { uid, nowMs: clock.now(), most })
      const sessions = rows.map(({ id, device, address, created_at, seen_at }) => ({
        id,
        device,
        address: maskAddress(address),
        created_at: secondsOf(created_at),
        seen_at: secondsOf(seen_at ?? created_at),
      }))
      return done({ d: sessions, t: sessions.length })
    })
}
