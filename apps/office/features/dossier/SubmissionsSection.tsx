import { Badge } from '../../shared/Badge.tsx'
import { callOffice } from '../../shared/client.ts'
import { SectionTable } from '../../shared/list/SectionTable.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { standingOf } from '../../shared/member/standing.ts'

/** What was sent in for verification, and what became of it. What stands in it, the KYC desk shows. */
export function SubmissionsSection({ uid }: { readonly uid: string }) {
  return (
    <SectionTable
      empty="No submissions yet"
      idOf={row => `${row.version}`}
      read={() => callOffice('GET /office/api/member/:uid/submission/list', { params: { uid } })}
      columns={[
        { name: 'version', title: 'Version', cell: row => row.version, isNumber: true },
        { name: 'sent', title: 'Sent', cell: row => timeCell(row.sent_at) },
        { name: 'type', title: 'ID', cell: row => row.id_type },
        { name: 'state', title: 'State', cell: row => stateOf(row.status) },
        { name: 'decided', title: 'Decided', cell: row => (row.decided_at > 0 ? timeCell(row.decided_at) : '–') },
        { name: 'by', title: 'By', cell: row => row.reviewer || '–', isMinor: true },
        {
          name: 'issue',
          title: 'To correct',
          cell: row => (row.issue_msg ? `${row.issue_msg} (${row.issue_fields.map(wordOf).join(', ')})` : '–'),
        },
      ]}
    />
  )
}

/** A record has the numbers of the standing that it leads to. */
function stateOf(status: number) {
  const [title, tone] = standingOf(status)
  return <Badge tone={tone}>{title}</Badge>
}

function wordOf(field: string): string {
  return field.replace(/[A-Z]/g, ' $&').replaceAll('_', ' ').toLowerCase()
}
