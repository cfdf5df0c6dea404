import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { may } from '@saya/contract/staff/permissions.ts'
import type { Handler } from '../../platform/http/call.ts'
import { findByIdNumber } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import { countEntries, searchEntries } from '../identity/index.ts'
import type { DossierDeps } from './deps.ts'
import { viewMember } from './dossier.view.ts'
import { readStandings } from './readStandings.ts'

/** Who may read cases may also look for a whole ID number; that they found somebody by it is on record, and the number is not. */
export function listDossiers(deps: DossierDeps): Handler<typeof officeContract.dossier.listDossiers> {
  const { db, clock, pepper } = deps
  return async call => {
    const { caller, query } = call
    const last = /^\d{1,18}$/.test(query.cursor) ? BigInt(query.cursor) : null
    const page = { sort: query.sort || '-joined', last, size: query.page_size + 1 } as const
    const { found, total } = await db.app(async tx => {
      const also = may(caller.role, 'review.find') ? await findByIdNumber(tx, pepper, query.q) : []
      const object = { kind: 'members', id: 'search' } as const
      const after = { words: '', found: also.map(uid => `${uid} by number`) }
      if (also.length > 0) await actAs(tx, call, { action: 'review.find', object, after, nowMs: clock.now() })
      const search = { words: query.q, state: query.state, also }
      return { found: await searchEntries(tx, search, page), total: await countEntries(tx, search) }
    })
    const rows = found.slice(0, query.page_size)
    const standings = await readStandings(
      db,
      rows.map(({ uid }) => uid),
    )
    const looking = { seesMoney: may(caller.role, 'member.money') }
    const end = found.length > rows.length ? rows.at(-1) : undefined
    return done({
      d: rows.map(row => viewMember(row, standings.get(row.uid), looking)),
      t: total,
      ...(end ? { next: String(end.uid) } : {}),
    })
  }
}
