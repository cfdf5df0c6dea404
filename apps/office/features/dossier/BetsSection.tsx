import { callOffice } from '../../shared/client.ts'
import { writePesos } from '../../shared/pesos.ts'
import { SectionTable } from '../../shared/list/SectionTable.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'

/** Every round, the newest first. */
export function BetsSection({ uid }: { readonly uid: string }) {
  return (
    <SectionTable
      empty="No bets yet"
      idOf={row => row.id}
      read={(cursor: string) =>
        callOffice('GET /office/api/member/:uid/bet/list', { params: { uid }, query: { cursor } })
      }
      columns={[
        { name: 'at', title: 'When', cell: row => timeCell(row.at) },
        { name: 'game', title: 'Game', cell: row => row.game },
        { name: 'provider', title: 'Provider', cell: row => row.provider, isMinor: true },
        { name: 'round', title: 'Round', cell: row => row.round_id, isMinor: true },
        { name: 'number', title: 'Number', cell: row => row.record_id, isMinor: true },
        { name: 'bet', title: 'Bet, ₱', cell: row => writePesos(row.bet), isNumber: true },
        { name: 'win', title: 'Win, ₱', cell: row => writePesos(row.win), isNumber: true },
        { name: 'status', title: 'State', cell: row => row.status },
      ]}
    />
  )
}
