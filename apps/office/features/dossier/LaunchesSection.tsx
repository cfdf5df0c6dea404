import { callOffice } from '../../shared/client.ts'
import { SectionTable } from '../../shared/list/SectionTable.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { launchState, sourceText, vpnText } from './launchWords.ts'

/** Which games the member opened or was refused, and where each launch came from. */
export function LaunchesSection({ uid }: { readonly uid: string }) {
  return (
    <SectionTable
      empty="No launches"
      idOf={row => row.id}
      read={() => callOffice('GET /office/api/member/:uid/launch/list', { params: { uid } })}
      columns={[
        { name: 'at', title: 'Launched', cell: row => timeCell(row.at) },
        { name: 'game', title: 'Game', cell: row => row.game },
        { name: 'country', title: 'Country', cell: row => row.country || 'Unknown' },
        { name: 'source', title: 'Told by', cell: row => sourceText(row.country_source) },
        { name: 'vpn', title: 'Signs of a VPN', cell: row => vpnText(row.vpn_signs) },
        { name: 'state', title: 'State', cell: row => launchState(row) },
      ]}
    />
  )
}
