import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listProviders } from './game.store.ts'

export function listPlatforms(deps: { db: Database }): Handler<typeof contract.game.listPlatforms> {
  return async () => {
    const rows = await deps.db.ref(listProviders)
    const d = rows.map(row => ({
      venue_id: row.venue_id,
      id: row.platform_id,
      name: row.name,
      logo: row.logo,
      maintained: row.is_closed ? (1 as const) : (0 as const),
    }))
    return done({ d, t: d.length })
  }
}
