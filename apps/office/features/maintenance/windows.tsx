import { Badge, type Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { writeSpan } from '../../shared/times.ts'
import { planEverything, type Window, windowActs } from './acts.ts'

const states: Readonly<Record<Window['state'], readonly [title: string, tone: Tone]>> = {
  planned: ['Planned', 'wait'],
  open: ['In progress', 'bad'],
  over: ['Over', 'mute'],
  cancelled: ['Canceled', 'mute'],
}

/** The times in which something is closed, the latest first. */
export const windows: Entity<Window> = {
  name: 'maintenance',
  title: 'Maintenance',
  nouns: ['window', 'windows'],
  empty: 'No maintenance planned. To plan it for one provider, open Providers.',
  columns: [
    { name: 'whose', title: 'Scope', cell: row => <b>{row.venue_id === null ? 'Everything' : row.provider}</b> },
    { name: 'from', title: 'From', cell: row => timeCell(row.begins_at) },
    { name: 'until', title: 'Until', cell: row => timeCell(row.ends_at) },
    { name: 'span', title: 'Duration', cell: row => writeSpan(row.ends_at - row.begins_at), isMinor: true },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [],
  idOf: row => row.id,
  nameOf: row => (row.venue_id === null ? 'Everything' : row.provider),
  list: () => callOffice('GET /office/api/maintenance/list', {}),
  create: planEverything,
  acts: windowActs,
}

function stateOf({ state }: Window) {
  const [title, tone] = states[state]
  return <Badge tone={tone}>{title}</Badge>
}
