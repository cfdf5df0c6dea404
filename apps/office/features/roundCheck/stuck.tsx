import { callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { columnsWith, type Difference, idOf, kinds, outcomes } from './differences.tsx'

/** What is to be done about a round that does not go on by itself. */
const remedies: Partial<Readonly<Record<Difference['kind'], string>>> = {
  stopped:
    'Ask the provider what it was told, and compare it with the member’s transactions. Who was paid too little or too much is put right by an adjustment; then settle it here.',
  aged: 'Ask the provider to settle the round or to take its bet back. What it still sends is taken at any time.',
  state: 'Ask the provider to close the round: its turnover counts only then.',
}

function nameOf({ provider, round_id, player, version }: Difference) {
  return { provider, round_id, player, version }
}

const take: Act<Difference> = {
  name: 'take',
  title: 'Take',
  hotkey: 't',
  permission: 'round.take',
  warning: 'Says that you are looking at it, in the place of whoever did before. It stays on the list.',
  fields: [reasonField],
  fits: ({ state }) => state === 'open' || state === 'taken',
  run: (row, { reason = '' }) =>
    callOffice('POST /office/api/round-check/difference/take', { body: { ...nameOf(row), reason } }),
  done: 'It is yours.',
}

const settle: Act<Difference> = {
  name: 'settle',
  title: 'Settled by hand',
  hotkey: 's',
  permission: 'round.settle',
  isGrave: true,
  warning:
    'Writes down what was done, which takes it off the list; it is found under its state. It moves no money: do that first. Should the round change again, it is open again.',
  fields: [
    { name: 'outcome', title: 'What was done', kind: 'choice', options: Object.entries(outcomes) },
    {
      name: 'note',
      title: 'Note',
      hint: 'Name the adjustment, or what the provider wrote. Kept in the record with who wrote it.',
      kind: 'text',
      least: 5,
    },
  ],
  fits: ({ state }) => state !== 'closed' && state !== 'settled',
  run: (row, { outcome = '', note = '' }) =>
    callOffice('POST /office/api/round-check/difference/settle', {
      body: { ...nameOf(row), outcome: outcome as keyof typeof outcomes, note },
    }),
  done: 'Written down.',
}

/** Rounds that nobody is at any more: stopped at their provider, open there for two days, or open here alone. */
export const stuck: Entity<Difference> = {
  name: 'stuck-rounds',
  title: 'Rounds',
  nouns: ['round', 'rounds'],
  empty: 'None here: no provider has stopped a round, and none was open for two days.',
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
        ['', 'To be seen to'],
        ['taken', 'Being looked at'],
        ['settled', 'Settled by hand'],
        ['explained', 'Explained'],
        ['closed', 'Alike again'],
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
