import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { may } from '@saya/contract/staff/permissions.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countEntries, searchEntries } from '../identity/index.ts'
import { actAs } from '../staff/index.ts'
import type { DossierDeps } from './deps.ts'
import { viewMember } from './dossier.view.ts'
import { readStandings } from './act/readStandings.ts'
import { searchOf } from './searchOf.ts'

/**
 * Who may read cases may also look for a name or a whole ID number. That somebody was looked for is on record, found or
 * not, and no number is.
 */
export function listDossiers(deps: DossierDeps): Handler<typeof officeContract.dossier.listDossiers> {
  const { db, clock } = deps
  return async call => {
    const { caller, body } = call
    const last = /^\d{1,18}$/.test(body.cursor) ? BigInt(body.cursor) : null
    const page = { sort: body.sort || '-joined', last, size: body.page_size + 1 } as const
    const { search, record } = await searchOf(deps, caller.role, body)
    const action = may(caller.role, 'review.find') ? 'review.find' : 'member.search'
    const act = { action, object: { kind: 'members', id: 'search' }, after: record, nowMs: clock.now() } as const
    const { found, total } = await db.app(async tx => {
      if (body.q !== '' && last === null) await actAs(tx, call, act)
      return { found: await searchEntries(tx, search, page), total: await countEntries(tx, search) }
    })
    const rows = found.slice(0, body.page_size)
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
