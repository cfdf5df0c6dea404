import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { columnsWith, type Difference, explain, idOf, kinds } from './differences.tsx'

/** What is to be done about a round that does not go on by itself. */
const remedies: Partial<Readonly<Record<Difference['kind'], string>>> = {
  stopped:
    'Ask the provider what it was told, and compare it with the member’s transactions. Who was paid too little or too much is put right by an adjustment; then explain it.',
  aged: 'Ask the provider to settle the round or to take its bet back. What it still sends is taken at any time.',
  state: 'Ask the provider to close the round: its turnover counts only then.',
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
  acts: [explain],
}
