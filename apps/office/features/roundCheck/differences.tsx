import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { stateFilter } from '../../shared/list/listFilters.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/timeCell.tsx'

export type Difference = AnswerOf<'GET /office/api/round-check/difference/list'>['d'][number]

export const kinds: Readonly<Record<Difference['kind'], string>> = {
  missing_here: 'The provider has it, and the ledger does not',
  missing_there: 'The ledger has it, and the provider does not',
  amount: 'Another stake or win there than here',
  state: 'Decided there, and still open here',
  waiting: 'Not decided there yet',
  aged: 'Not decided there after two days',
  stopped: 'Stopped there: a person has to look',
}

const states: Readonly<Record<Difference['state'], readonly [title: string, tone: Tone]>> = {
  open: ['Open', 'bad'],
  waiting: ['Waiting', 'wait'],
  taken: ['Being looked at', 'wait'],
  explained: ['Explained', 'mute'],
  settled: ['Settled by hand', 'ok'],
  closed: ['Alike again', 'ok'],
}

const explain: Act<Difference> = {
  name: 'explain',
  title: 'Explain',
  hotkey: 'e',
  permission: 'round.note',
  warning:
    'Says what was found out, in the place of the note before. It moves no money. Should the round change again, it is open again.',
  fields: [{ name: 'note', title: 'Note', hint: 'Kept in the record with who wrote it.', kind: 'text', least: 5 }],
  fits: row => row.state !== 'closed',
  run: ({ provider, round_id, player, version }, { note = '' }) =>
    callOffice('POST /office/api/round-check/difference/note', { body: { provider, round_id, player, version, note } }),
  done: 'Written down.',
}

/** Rounds that a provider and the ledger do not have alike. */
export const differences: Entity<Difference> = {
  name: 'differences',
  title: 'Rounds',
  nouns: ['round', 'rounds'],
  empty: 'None here: every round that was compared is alike on both sides.',
  columns: columnsWith(row => kinds[row.kind]),
  filters: [{ name: 'q', title: 'Round or UID', isMain: true }, stateFilter('state', 'Every state', states)],
  order: () => '-at',
  idOf,
  list: (filters, { cursor }) =>
    callOffice('GET /office/api/round-check/difference/list', { query: { ...filters, cursor } }),
  acts: [explain],
}

export function idOf(row: Difference): string {
  return `${row.provider} ${row.round_id} ${row.player}`
}

/** What is shown of a round, with something of one's own about what it is. */
export function columnsWith(what: (row: Difference) => ReactNode): Entity<Difference>['columns'] {
  return [
    { name: 'at', title: 'Began', sort: '-at', cell: row => timeCell(row.at) },
    { name: 'why', title: 'What', cell: row => <span className="roundKind">{what(row)}</span> },
    { name: 'there', title: 'There: bet, win ₱', cell: row => sums(row.there_bet, row.there_win), isNumber: true },
    { name: 'here', title: 'Here: bet, win ₱', cell: row => sums(row.here_bet, row.here_win), isNumber: true },
    { name: 'player', title: 'Member', cell: row => <a href={`${base}/members/${row.player}`}>{row.player}</a> },
    { name: 'game', title: 'Game', cell: gameOf, isMinor: true },
    { name: 'state', title: 'State', cell: stateOf },
  ]
}

function sums(bet: string, win: string): string {
  return `${writePesos(bet)}, ${writePesos(win)}`
}

function gameOf({ provider, game, round_id: id }: Difference) {
  return (
    <>
      {provider}, {game}
      <small className="mono roundNote roundName">{id}</small>
    </>
  )
}

/** What was done by hand about a round. */
export const outcomes: Readonly<Record<Exclude<Difference['outcome'], ''>, string>> = {
  adjusted: 'The member was paid or charged by an adjustment',
  at_provider: 'The provider has put it right, or will',
  nothing_owed: 'Nothing is owed to either side',
}

function stateOf({ state, note, noted_by: by, taken_by: taker, taken_at: takenAt, outcome }: Difference) {
  const [title, tone] = states[state]
  return (
    <span className="cellWords">
      <span>
        <Badge tone={tone}>{title}</Badge>
      </span>
      {state === 'taken' && (
        <small>
          {taker}, {takenAt !== null && timeCell(takenAt)}
        </small>
      )}
      {outcome && <small>{outcomes[outcome]}.</small>}
      {note && (
        <small>
          {by}: {note}
        </small>
      )}
    </span>
  )
}
