import type { AnswerOf } from '../../shared/client.ts'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { writeTime } from '../../shared/times.ts'

type Row = AnswerOf<'GET /office/api/act/list'>['d'][number]

/** The record of what staff did. It is read, and nothing is done to it. */
export const acts: Entity<Row> = {
  name: 'record',
  title: 'Audit log',
  nouns: ['act', 'acts'],
  empty: 'No entries found',
  columns: [
    { name: 'seq', title: 'No.', cell: row => row.seq, isNumber: true },
    { name: 'at', title: 'When', sort: '-seq', cell: row => <span className="nowrap">{writeTime(row.at)}</span> },
    { name: 'operator', title: 'Who', cell: row => row.operator },
    { name: 'role', title: 'Role', cell: row => row.role, isMinor: true },
    { name: 'action', title: 'What', cell: row => row.action },
    {
      name: 'object',
      title: 'Target',
      cell: row => (
        <span className="nowrap" title={row.object}>
          {shortOf(row.object)}
        </span>
      ),
    },
    {
      name: 'change',
      title: 'Before → after',
      cell: row => <span className="changeCell">{changeOf(row)}</span>,
      isMinor: true,
    },
    { name: 'reason', title: 'Reason', cell: row => row.reason, isMinor: true },
  ],
  filters: [
    { name: 'operator', title: 'Operator email', isMain: true },
    { name: 'action', title: 'Action, such as member.block' },
    { name: 'object', title: 'Target, such as a UID' },
  ],
  order: () => '-seq',
  idOf: row => row.seq,
  list: (filters, { cursor }) => callOffice('GET /office/api/act/list', { query: { ...filters, cursor } }),
  export: {
    permission: 'act.export',
    plainPermission: 'act.export',
    run: (filters, { reason }) => callOffice('POST /office/api/act/export', { body: { filter: filters, reason } }),
  },
}

function changeOf({ before, after }: Row): string {
  return [before, after].map(wordsOf).filter(Boolean).join(' → ')
}

/** What was written down as JSON, as a person reads it. */
function wordsOf(json: string): string {
  const written = JSON.parse(json) as Readonly<Record<string, unknown>>
  return Object.entries(written)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

/** An id of a colleague tells nobody anything: its beginning is enough to tell two apart. */
function shortOf(object: string): string {
  return object.replace(/([0-9a-f]{8})-[0-9a-f-]{27}/, '$1…')
}
