import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'

type Day = AnswerOf<'GET /office/api/round-check/list'>['d'][number]

const compareDay: Act<null> = {
  name: 'compare',
  title: 'Compare a day',
  permission: 'round.make',
  warning: 'Compares all rounds of the day at the provider with the ledger. It may take a moment. No money moves.',
  fields: [
    { name: 'provider', title: 'Provider', hint: 'Provider code, such as studio.', kind: 'line', least: 2 },
    { name: 'day', title: 'Day in Manila', kind: 'date', least: 10 },
  ],
  fits: () => true,
  run: (_, { provider = '', day = '' }) =>
    callOffice('POST /office/api/round-check/make', { body: { provider: provider.trim(), day } }),
  done: 'Compared.',
}

function sideCell({ rounds, bet, win }: Day['there']) {
  return (
    <>
      {writePesos(bet)}, {writePesos(win)} <small className="roundNote">{rounds} rounds</small>
    </>
  )
}

function isAlike({ there, here }: Day): boolean {
  return there.rounds === here.rounds && there.bet === here.bet && there.win === here.win
}

/** What each game of each provider came to on each day, on either side. */
export const days: Entity<Day> = {
  name: 'round-days',
  title: 'Rounds',
  nouns: ['game’s day', 'games’ days'],
  empty: 'No totals yet. Each day is compared at 1:15 AM the next day.',
  columns: [
    { name: 'day', title: 'Day', sort: '-day', cell: row => row.day },
    { name: 'game', title: 'Provider, game', cell: row => `${row.provider}, ${row.game}` },
    { name: 'there', title: 'Provider: bet, win ₱', cell: row => sideCell(row.there), isNumber: true },
    { name: 'here', title: 'Ledger: bet, win ₱', cell: row => sideCell(row.here), isNumber: true },
    { name: 'made', title: 'Compared', cell: row => timeCell(row.made_at), isMinor: true },
    {
      name: 'state',
      title: 'State',
      cell: row => (isAlike(row) ? <Badge tone="ok">Matches</Badge> : <Badge tone="bad">Differs</Badge>),
    },
  ],
  filters: [
    { name: 'provider', title: 'Provider', isMain: true },
    { name: 'day', title: 'Day', isDay: true },
  ],
  order: () => '-day',
  idOf: row => `${row.provider} ${row.day} ${row.game}`,
  list: (filters, { cursor }) => callOffice('GET /office/api/round-check/list', { query: { ...filters, cursor } }),
  create: compareDay,
}
