import { Badge } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { type Provider, providerActs } from './acts.ts'

/** The companies whose games are in the catalogue. */
export const providers: Entity<Provider> = {
  name: 'providers',
  title: 'Providers',
  nouns: ['provider', 'providers'],
  empty: 'No providers',
  columns: [
    { name: 'name', title: 'Provider', cell: row => <b>{row.name}</b> },
    { name: 'games', title: 'Games shown', cell: row => row.games, isNumber: true },
    { name: 'offered', title: 'Can be opened', cell: row => row.offered, isNumber: true },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [],
  idOf: row => String(row.venue_id),
  nameOf: row => row.name,
  list: () => callOffice('GET /office/api/provider/list', {}),
  acts: providerActs,
}

function stateOf({ is_closed: isClosed, in_window: inWindow }: Provider) {
  if (isClosed) return <Badge tone="bad">Closed by staff</Badge>
  return inWindow ? <Badge tone="wait">In maintenance</Badge> : <Badge tone="ok">Open</Badge>
}
