import { callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { columnsWith, type Difference, idOf, kinds, outcomes } from './differences.tsx'

/** What is to be done about a round that does not go on by itself. */
const remedies: Partial<Readonly<Record<Difference['kind'], string>>> = {
  stopped:
    'Ask the provider about the round, and compare it with the member’s transactions. Correct any difference with an adjustment, then settle it here.',
  aged: 'Ask the provider to settle or cancel the round. Its messages are accepted at any time.',
  state: 'Ask the provider to close the round. Its turnover counts only after that.',
}

function nameOf({ provider, round_id, player, version }: Difference) {
  return { provider, round_id, player, version }
}

const take: Act<Difference> = {
  name: 'take',
  title: 'Take',
  hotkey: 't',
  permission: 'round.take',
  warning: 'Assigns the round to you. It stays on the list.',
  fields: [reasonField],
  fits: ({ state }) => state === 'open' || state === 'taken',
  run: (row, { reason = '' }) =>
    callOffice('POST /office/api/round-check/difference/take', { body: { ...nameOf(row), reason } }),
  done: 'Assigned to you.',
}

const settle: Act<Difference> = {
  name: 'settle',
  title: 'Settle manually',
  hotkey: 's',
  permission: 'round.settle',
  isGrave: true,
  warning:
    'Records what was done and removes the round from this list. No money moves, so make the adjustment first. If the round changes again, it is open again.',
  fields: [
    { name: 'outcome', title: 'What was done', kind: 'choice', options: Object.entries(outcomes) },
    {
      name: 'note',
      title: 'Note',
      hint: 'Name the adjustment or the provider’s answer. The audit log keeps it with your name.',
      kind: 'text',
      least: 5,
    },
  ],
  fits: ({ state }) => state !== 'closed' && state !== 'settled',
  run: (row, { outcome = '', note = '' }) =>
    callOffice('POST /office/api/round-check/difference/settle', {
      body: { ...nameOf(row), outcome: outcome as keyof typeof outcomes, note },
    }),
  done: 'Saved.',
}

/** Rounds that nobody is at any more: stopped at their provider, open there for two days, or open here alone. */
export const stuck: Entity<Difference> = {
  name: 'stuck-rounds',
  title: 'Rounds',
  nouns: ['round', 'rounds'],
  empty: 'No stopped or overdue rounds',
  columns: columnsWith(row => (
    <>
      {kinds[row.kind]}
      <small className="roundNote">{remedies[row.kind]}</small>
    </>
  )),
  filters: [
    { name: 'q', title: 'Round or UID', isMain: true },
    {
      name: 'state',
      title: 'State',
      options: [
        ['', 'Open'],
        ['taken', 'Under review'],
        ['settled', 'Settled manually'],
        ['explained', 'Explained'],
        ['closed', 'Matches again'],
      ],
    },
  ],
  order: () => '-at',
  idOf,
  list: ({ state = '', ...filters }, { cursor }) => {
    const shown = (state || 'open') as Difference['state']
    const query = { ...filters, state: shown, stuck: 'yes' as const, cursor }
    return callOffice('GET /office/api/round-check/difference/list', { query })
  },
  acts: [take, settle],
}
