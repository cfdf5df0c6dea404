import { callOffice } from '../../shared/client.ts'
import { SectionTable } from '../../shared/list/SectionTable.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'

/** Where the member is signed in. */
export function SessionsSection({ uid }: { readonly uid: string }) {
  return (
    <SectionTable
      empty="No open sessions"
      idOf={row => row.id}
      read={() => callOffice('GET /office/api/member/:uid/session/list', { params: { uid } })}
      columns={[
        { name: 'device', title: 'Device', cell: row => row.device },
        { name: 'address', title: 'Address', cell: row => row.address },
        { name: 'since', title: 'Since', cell: row => timeCell(row.created_at) },
        { name: 'seen', title: 'Last seen', cell: row => timeCell(row.seen_at) },
      ]}
    />
  )
}
