import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { writePesos } from '../../shared/pesos.ts'

type Run = AnswerOf<'GET /office/api/promotion/runs'>['d'][number]

const states = {
  waiting: ['Waits for the night', 'wait'],
  running: ['Running', 'wait'],
  done: ['Done', 'ok'],
} as const

/** What rebates gave for each day. What they give and who approves it stands with their promotion. */
export const rebateRuns: Entity<Run> = {
  name: 'rebateRuns',
  title: 'Rebates by day',
  nouns: ['day', 'days'],
  empty: 'No rebates in the last two weeks',
  columns: [
    { name: 'day', title: 'Day', cell: row => <b>{row.day}</b> },
    { name: 'title', title: 'Rebate', cell: row => row.title },
    { name: 'state', title: 'State', cell: stateOf },
    { name: 'members', title: 'Members', isNumber: true, cell: row => row.members.toLocaleString('en-PH') },
    { name: 'amount', title: 'Given, ₱', isNumber: true, cell: row => writePesos(row.amount) },
    { name: 'done', title: 'Done', cell: row => (row.done_at ? timeCell(row.done_at) : '') },
    { name: 'failures', title: 'Begun again', isNumber: true, isMinor: true, cell: row => row.failures },
  ],
  filters: [],
  idOf: row => `${row.promotion} ${row.day}`,
  open: row => `/promotions/${row.promotion}`,
  list: () => callOffice('GET /office/api/promotion/runs', { query: {} }),
}

function stateOf({ state, parts, parts_done: ended }: Run) {
  const [title, tone] = states[state]
  return (
    <>
      <Badge tone={tone}>{title}</Badge>
      {state === 'running' && ` ${ended} of ${parts} parts`}
    </>
  )
}
