import { Badge } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { writeTime } from '../../shared/times.ts'

type Row = AnswerOf<'GET /office/api/operator/list'>['d'][number]

/** Everybody who works here. Who may come in is decided at the machine: `npm run saya -- operator`. */
export const operators: Entity<Row> = {
  name: 'operators',
  title: 'Operators',
  nouns: ['operator', 'operators'],
  empty: 'No operators',
  columns: [
    { name: 'name', title: 'Name', cell: row => row.name },
    { name: 'email', title: 'Email', cell: row => row.email },
    { name: 'role', title: 'Role', cell: row => row.role },
    { name: 'seen', title: 'Last seen', cell: row => writeTime(row.seen_at), isMinor: true },
    { name: 'sessions', title: 'Sessions', cell: row => row.sessions, isNumber: true },
    {
      name: 'state',
      title: 'State',
      cell: row => <State row={row} />,
    },
  ],
  filters: [],
  idOf: row => row.email,
  list: () => callOffice('GET /office/api/operator/list', {}),
  acts: [
    {
      name: 'endSessions',
      title: 'Log out everywhere',
      permission: 'operator.endSessions',
      isGrave: true,
      warning: 'Ends all sessions of this operator.',
      fields: [reasonField],
      fits: row => !row.is_closed,
      run: ({ id }, { reason = '' }) => callOffice('POST /office/api/operator/sessions/end', { body: { id, reason } }),
      done: 'Logged out.',
    },
    {
      name: 'unlock',
      title: 'Unlock',
      permission: 'operator.unlock',
      warning: 'The operator can log in again right away. First ask them whether the failed logins were theirs.',
      fields: [reasonField],
      fits: row => row.locked_until > 0,
      run: ({ id }, { reason = '' }) => callOffice('POST /office/api/operator/unlock', { body: { id, reason } }),
      done: 'Unlocked.',
    },
  ],
}

function State({ row: { is_closed: isClosed, locked_until: lockedUntil } }: { readonly row: Row }) {
  if (isClosed) return <Badge tone="mute">Closed</Badge>
  if (lockedUntil > 0) return <Badge tone="bad">Locked until {writeTime(lockedUntil)}</Badge>
  return <Badge tone="ok">Open</Badge>
}
