import { callOffice } from '../../shared/client.ts'
import { SectionTable } from '../../shared/list/SectionTable.tsx'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { writePesos } from '../../shared/pesos.ts'

/** Why the member was given something of a promotion or not, in the sentence that they read. Each look is on record. */
export function DecisionsSection({ uid }: { readonly uid: string }) {
  return (
    <SectionTable
      empty="No decisions yet"
      idOf={row => row.id}
      read={(cursor: string) => callOffice('POST /office/api/promotion/decision/list', { body: { uid, cursor } })}
      columns={[
        { name: 'at', title: 'When', cell: row => timeCell(row.at) },
        { name: 'promotion', title: 'Promotion', cell: row => row.promotion },
        { name: 'outcome', title: 'Outcome', cell: row => (row.outcome === 'granted' ? 'Given' : row.sentence) },
        { name: 'amount', title: 'Amount, ₱', cell: row => writePesos(row.amount), isNumber: true },
        { name: 'reference', title: 'Reference', cell: row => row.reference, isMinor: true },
        { name: 'id', title: 'ID', cell: row => row.id, isMinor: true },
      ]}
    />
  )
}
