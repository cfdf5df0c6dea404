import { useState } from 'react'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { ActButton } from '../../shared/act/ActButton.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { base } from '../../shared/navigation.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { VoucherState, voidOne } from './oneVoucher.tsx'
import './voucherTable.css'

type Vouchers = AnswerOf<'GET /office/api/voucher/batch/:id'>['vouchers']

const page = 100

interface VoucherTableProps {
  readonly vouchers: Vouchers
  readonly onChange: () => void
}

/** The vouchers of a batch by their places in the list of codes, and whose they became. */
export function VoucherTable({ vouchers, onChange }: VoucherTableProps) {
  const [shown, show] = useState(page)
  if (vouchers.length === 0) return <p className="listEmpty">The codes are created when the batch is issued.</p>
  return (
    <>
      <table className="rowTable rowCards">
        <thead>
          <tr>
            <th data-number>Place</th>
            <th>Voucher</th>
            <th>State</th>
            <th>Member</th>
            <th>Entered</th>
            <th>
              <span className="unseen">Act</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {vouchers.slice(0, shown).map(({ place, id, state, uid, used_at: usedAt }) => (
            <tr key={id}>
              <td data-title="Place" data-number>
                {place}
              </td>
              <td data-title="Voucher" className="voucherId mono">
                {id}
              </td>
              <td data-title="State">
                <VoucherState state={state} />
              </td>
              <td data-title="Member">{uid && <a href={`${base}/members/${uid}`}>{uid}</a>}</td>
              <td data-title="Entered">{timeCell(usedAt)}</td>
              <td>
                <ActBar acts={[voidOne]} things={[{ id, state }]} nameOf={() => String(place)} onDone={onChange} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < vouchers.length && <ActButton onClick={() => show(shown + page)}>Show more</ActButton>}
    </>
  )
}
