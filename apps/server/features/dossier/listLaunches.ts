import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listLaunches as listLaunchesOf } from '../game/index.ts'
import { findEntry } from '../identity/index.ts'
import type { DossierDeps } from './deps.ts'
import { secondsOf } from './dossier.view.ts'

const most = 100

export function listLaunches({ db }: DossierDeps): Handler<typeof officeContract.dossier.listLaunches> {
  return async ({ params: { uid } }) => {
    if (!(await db.app(tx => findEntry(tx, uid)))) return refuse('not_found')
    const rows = await db.member(uid, tx => listLaunchesOf(tx, uid, most))
    const launches = rows.map(row => ({
      id: row.id,
      game: row.game,
      at: secondsOf(row.atMs),
      ended_at: secondsOf(row.endedAtMs),
      is_refused: row.isRefused,
      country: row.country,
      country_source: row.source,
      vpn_signs: [...row.signs],
      disputed_at: secondsOf(row.disputedAtMs),
    }))
    return done({ d: launches, t: launches.length })
  }
}
