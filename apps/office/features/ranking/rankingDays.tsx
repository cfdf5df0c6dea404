import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'

type Day = AnswerOf<'GET /office/api/ranking/list'>['d'][number]

const states = {
  running: ['Running', 'wait'],
  waiting: ['To be settled', 'wait'],
  settled: ['Settled', 'ok'],
  off: ['Switched off', 'mute'],
} as const

/** The days of contests. What they give and who approves it stands with their promotion, which also switches them off. */
export const rankingDays: Entity<Day> = {
  name: 'rankings',
  title: 'Rankings',
  nouns: ['day', 'days'],
  empty: 'No contests yet',
  columns: [
    { name: 'day', title: 'Day', cell: row => <b>{row.day}</b> },
    { name: 'title', title: 'Contest', cell: row => row.title },
    { name: 'state', title: 'State', cell: stateOf },
    { name: 'entrants', title: 'In it', isNumber: true, cell: row => row.entrants.toLocaleString('en-PH') },
    { name: 'prizes', title: 'Prizes, ₱', isNumber: true, cell: row => writePesos(row.prizes) },
    { name: 'counted', title: 'Counted', isMinor: true, cell: row => (row.counted_at ? timeCell(row.counted_at) : '') },
    { name: 'settled', title: 'Settled', cell: row => (row.settled_at ? timeCell(row.settled_at) : '') },
    { name: 'root', title: 'Signed root', isMinor: true, cell: row => row.root.slice(0, 12) },
  ],
  filters: [],
  idOf: row => `${row.contest} ${row.day}`,
  open: row => `/rankings/${row.contest}/${row.day}`,
  list: () => callOffice('GET /office/api/ranking/list', { query: {} }),
}

function stateOf({ state }: Day) {
  const [title, tone] = states[state]
  return <Badge tone={tone}>{title}</Badge>
}
