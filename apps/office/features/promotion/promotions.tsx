import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { StateBadge } from './StateBadge.tsx'

type Promotion = AnswerOf<'GET /office/api/promotion/list'>['d'][number]

/** Every promotion, what waits for somebody first. */
export const promotions: Entity<Promotion> = {
  name: 'promotions',
  title: 'Promotions',
  nouns: ['promotion', 'promotions'],
  empty: 'No promotions yet',
  columns: [
    { name: 'title', title: 'Title', cell: row => <b>{row.title}</b> },
    { name: 'name', title: 'Name', cell: row => row.id, isMinor: true },
    { name: 'kind', title: 'Kind', cell: row => row.kind, isMinor: true },
    { name: 'state', title: 'State', cell: row => <StateBadge state={row.state} /> },
    { name: 'from', title: 'First day', cell: row => <span className="nowrap">{row.first_day}</span> },
    { name: 'to', title: 'Last day', cell: row => <span className="nowrap">{row.last_day}</span> },
    { name: 'claims', title: 'Given to', cell: row => row.claims.toLocaleString('en-PH'), isNumber: true },
    { name: 'cost', title: 'Cost, ₱', cell: row => writePesos(row.cost), isNumber: true },
    { name: 'left', title: 'Left, ₱', cell: row => writePesos(row.left), isNumber: true },
    { name: 'budget', title: 'Budget, ₱', cell: row => writePesos(row.budget), isNumber: true },
  ],
  filters: [],
  idOf: row => row.id,
  open: row => `/promotions/${row.id}`,
  list: () => callOffice('GET /office/api/promotion/list', { query: {} }),
}
