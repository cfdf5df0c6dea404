import type { Tone } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { stateFilter, uidFilter } from '../../shared/list/listFilters.ts'
import { base } from '../../shared/navigation.ts'
import { stateCell } from '../../shared/list/stateCell.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { decisions, type Exclusion, periodTitle, proposeForFamily, relations } from './acts.ts'

const states: Readonly<Record<Exclusion['status'], readonly [title: string, tone: Tone]>> = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Approved', 'ok'],
  refused: ['Refused', 'mute'],
}

/** Exclusions by a family or the operator, and ends that members asked for, by two people. */
export const exclusions: Entity<Exclusion> = {
  name: 'exclusions',
  title: 'Exclusions',
  nouns: ['proposal', 'proposals'],
  empty: 'No exclusions to decide',
  columns: [
    { name: 'at', title: 'Proposed', sort: '-proposed', cell: row => timeCell(row.proposed_at) },
    { name: 'uid', title: 'Member', cell: row => <a href={`${base}/members/${row.uid}`}>{row.uid}</a> },
    { name: 'what', title: 'What', cell: whatOf },
    { name: 'why', title: 'Why', cell: whyOf },
    { name: 'proof', title: 'Proof', cell: proofOf },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    uidFilter,
    stateFilter('status', 'Waiting for approval', { approved: states.approved, refused: states.refused }),
  ],
  order: ({ status }) => (status ? '-proposed' : 'proposed'),
  idOf: row => row.id,
  list: (filters, { cursor }) => callOffice('GET /office/api/exclusion/list', { query: { ...filters, cursor } }),
  create: proposeForFamily,
  acts: decisions,
}

function whatOf({ act, source, relation, period }: Exclusion) {
  if (act === 'lift') return 'End on request'
  return (
    <span className="cellWords">
      {`Exclude for ${periodTitle(period)}`}
      <small>{source === 'family' ? `Family: ${relations[relation] ?? relation}` : 'Operator'}</small>
    </span>
  )
}

function whyOf({ reason, words, proposed_by: by }: Exclusion) {
  return (
    <span className="cellWords cellProse">
      {words ? `“${words}” ${reason}` : reason}
      <small>{by}</small>
    </span>
  )
}

function proofOf({ uid, proof }: Exclusion) {
  return proof ? <a href={`${base}/exclusions/${uid}/${proof}`}>Picture</a> : '–'
}

function stateOf({ status, is_mine: isMine, decided_by: by, decision }: Exclusion) {
  return stateCell(states[status], by ? `${by}: ${decision}` : isMine && 'Yours')
}
