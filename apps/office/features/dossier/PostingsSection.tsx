import { callOffice } from '../../shared/client.ts'
import { writePesos } from '../../shared/pesos.ts'
import { SectionTable } from '../../shared/list/SectionTable.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'

/** Every change of the balance, straight from the journal. */
export function PostingsSection({ uid }: { readonly uid: string }) {
  return (
    <SectionTable
      empty="No postings yet"
      idOf={row => row.seq}
      read={(cursor: string) =>
        callOffice('GET /office/api/member/:uid/posting/list', { params: { uid }, query: { cursor } })
      }
      columns={[
        { name: 'seq', title: 'No.', cell: row => row.seq, isNumber: true },
        { name: 'at', title: 'When', cell: row => timeCell(row.at) },
        { name: 'name', title: 'What', cell: row => row.name },
        { name: 'game', title: 'Game', cell: row => row.game, isMinor: true },
        { name: 'amount', title: 'Amount, ₱', cell: row => writePesos(row.amount), isNumber: true },
        { name: 'after', title: 'Balance after, ₱', cell: row => writePesos(row.balance_after), isNumber: true },
      ]}
    />
  )
}
