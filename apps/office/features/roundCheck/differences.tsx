import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { stateFilter } from '../../shared/list/listFilters.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'

export type Difference = AnswerOf<'GET /office/api/round-check/difference/list'>['d'][number]

export const kinds: Readonly<Record<Difference['kind'], string>> = {
  missing_here: 'At the provider, not in the ledger',
  missing_there: 'In the ledger, not at the provider',
  amount: 'Bet or win differs',
  state: 'Settled at the provider, open here',
  waiting: 'Not settled at the provider yet',
  aged: 'Not settled at the provider after two days',
  stopped: 'Stopped at the provider',
}

const states: Readonly<Record<Difference['state'], readonly [title: string, tone: Tone]>> = {
  open: ['Open', 'bad'],
  waiting: ['Waiting', 'wait'],
  taken: ['Under review', 'wait'],
  explained: ['Explained', 'mute'],
  settled: ['Settled manually', 'ok'],
  closed: ['Matches again', 'ok'],
}

const explain: Act<Difference> = {
  name: 'explain',
  title: 'Explain',
  hotkey: 'e',
  permission: 'round.note',
  warning: 'Replaces the previous note. No money moves. If the round changes again, the difference is open again.',
  fields: [{ name: 'note', title: 'Note', hint: 'The audit log keeps it with your name.', kind: 'text', least: 5 }],
  fits: row => row.state !== 'closed',
  run: ({ provider, round_id, player, version }, { note = '' }) =>
    callOffice('POST /office/api/round-check/difference/note', { body: { provider, round_id, player, version, note } }),
  done: 'Saved.',
}

/** Rounds that a provider and the ledger do not have alike. */
export const differences: Entity<Difference> = {
  name: 'differences',
  title: 'Rounds',
  nouns: ['round', 'rounds'],
  empty: 'No differences',
  columns: columnsWith(row => kinds[row.kind]),
  filters: [{ name: 'q', title: 'Round or UID', isMain: true }, stateFilter('state', 'All states', states)],
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
    { name: 'at', title: 'Started', sort: '-at', cell: row => timeCell(row.at) },
    { name: 'why', title: 'What', cell: row => <span className="roundKind">{what(row)}</span> },
    { name: 'there', title: 'Provider: bet, win ₱', cell: row => sums(row.there_bet, row.there_win), isNumber: true },
    { name: 'here', title: 'Ledger: bet, win ₱', cell: row => sums(row.here_bet, row.here_win), isNumber: true },
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
  adjusted: 'Corrected by an adjustment',
  at_provider: 'Corrected by the provider',
  nothing_owed: 'Nothing to correct',
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
