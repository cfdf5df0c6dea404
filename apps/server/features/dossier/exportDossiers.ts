import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { may } from '@saya/contract/staff/permissions.ts'
import { writeCsv } from '../../platform/csv.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPages } from '../../platform/readPages.ts'
import { type FoundEntry, searchEntries } from '../identity/index.ts'
import { actAs } from '../staff/index.ts'
import type { DossierDeps } from './deps.ts'
import { viewMember } from './dossier.view.ts'
import { readStandings } from './act/readStandings.ts'
import { searchOf } from './searchOf.ts'

const columns = [
  'uid',
  'username',
  'phone',
  'email',
  'kyc_status',
  'balance',
  'created_at',
  'is_blocked',
  'is_closed',
] as const

/** The file has whom the list has, by the same words. */
export function exportDossiers(deps: DossierDeps): Handler<typeof officeContract.dossier.exportDossiers> {
  const { db, clock } = deps
  return async call => {
    const { filter, is_plain: isPlain, reason } = call.body
    const { role } = call.caller
    if (isPlain && !may(role, 'member.exportPlain')) return refuse('not_permitted')
    const { search, record } = await searchOf(deps, role, filter)
    const action = isPlain ? 'member.exportPlain' : 'member.export'
    const object = { kind: 'members', id: filter.state || 'all' } as const
    const after = { ...record, state: filter.state }
    await db.app(tx => actAs(tx, call, { action, object, after, reason, nowMs: clock.now() }))
    const { rows, isComplete } = await readPages<FoundEntry>(({ last, size }) =>
      db.app(tx => searchEntries(tx, search, { last: last?.uid ?? null, size })),
    )
    const standings = await readStandings(
      db,
      rows.map(({ uid }) => uid),
    )
    const looking = { seesMoney: may(role, 'member.money'), isPlain }
    const members = rows.map(row => viewMember(row, standings.get(row.uid), looking))
    const cells = members.map(member => columns.map(name => String(member[name])))
    return done({ csv: writeCsv(columns, cells), rows: rows.length, is_complete: isComplete })
  }
}
