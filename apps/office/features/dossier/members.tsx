import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeDay } from '../../shared/times.ts'
import { memberActs } from './acts.ts'
import { standingOf } from '../../shared/member/standing.ts'

type Row = AnswerOf<'POST /office/api/member/list'>['d'][number]

/** Members over all schemas, the newest first. */
export const members: Entity<Row> = {
  name: 'members',
  title: 'Members',
  nouns: ['member', 'members'],
  empty: 'No members found',
  columns: [
    { name: 'uid', title: 'UID', cell: row => row.uid },
    // Right behind who it is, so that the first look tells who is frozen.
    { name: 'standing', title: 'Status', cell: standingBadge },
    { name: 'username', title: 'Username', sort: 'username', cell: row => row.username },
    { name: 'phone', title: 'Phone', cell: row => row.phone },
    { name: 'balance', title: 'Balance, ₱', cell: row => writePesos(row.balance), isNumber: true },
    { name: 'since', title: 'Signed up', sort: '-joined', cell: row => writeDay(row.created_at), isMinor: true },
  ],
  filters: [
    { name: 'q', title: 'UID, phone, username, email, reference', isMain: true, isOnRecord: true },
    {
      name: 'state',
      title: 'State',
      options: [
        ['', 'All members'],
        ['open', 'Open'],
        ['frozen', 'Frozen'],
        ['blocked', 'Blocked'],
        ['closed', 'Closed by the member'],
      ],
    },
  ],
  order: () => '-joined',
  idOf: row => row.uid,
  open: row => `/members/${row.uid}`,
  list: (filters, { cursor }) => callOffice('POST /office/api/member/list', { body: { ...filters, cursor } }),
  acts: memberActs,
  export: {
    permission: 'member.export',
    plainPermission: 'member.exportPlain',
    run: (filters, { isPlain, reason }) =>
      callOffice('POST /office/api/member/export', { body: { filter: filters, is_plain: isPlain, reason } }),
  },
}

/** The same for those who may look for a whole ID number. */
export const membersByNumber: Entity<Row> = {
  ...members,
  filters: members.filters.map(filter =>
    filter.isMain ? { ...filter, title: 'UID, phone, name, email, ID number, reference' } : filter,
  ),
}

function standingBadge(row: Row) {
  const [title, tone] = row.is_closed ? (['Closed', 'mute'] as const) : standingOf(row.is_blocked ? 7 : row.kyc_status)
  return <Badge tone={tone}>{title}</Badge>
}
