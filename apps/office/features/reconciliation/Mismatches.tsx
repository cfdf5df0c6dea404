import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { writeAmount } from '../../shared/writeAmount.ts'
import { mismatchWords } from './mismatchWords.ts'
import type { Report } from './reports.tsx'

type Mismatch = AnswerOf<'GET /office/api/reconciliation/mismatch/list'>['d'][number]

interface MismatchesProps {
  readonly report: Report
  /** Something was written on one, which may change how the day stands. */
  readonly onChange: () => void
}

const noteFields = [
  { name: 'note', title: 'Note', hint: 'The audit log keeps it with your name.', kind: 'text', least: 5 },
  { name: 'explained', title: 'Nothing more to do', kind: 'check' },
] as const

/** What does not fit, each with what to do, where to look and what was found out so far; then what fits by now. */
export function Mismatches({ report: { gateway, day, direction }, onChange }: MismatchesProps) {
  const found = useAnswer('GET /office/api/reconciliation/mismatch/list', { query: { gateway, day, direction } })
  const write: Act<Mismatch> = {
    name: 'note',
    title: 'Write a note',
    permission: 'reconciliation.note',
    warning: 'Replaces the previous note. No money moves. An explained mismatch no longer counts as a difference.',
    fields: noteFields,
    fits: () => true,
    run: ({ kind, name, version }, { note = '', explained }) =>
      callOffice('POST /office/api/reconciliation/mismatch/note', {
        body: { gateway, day, direction, kind, name, version, note, is_explained: explained === 'yes' },
      }),
    done: 'Saved.',
  }
  function reload(): void {
    void found.reload()
    onChange()
  }
  return (
    <Answered of={found}>
      {({ d }) =>
        d.length === 0 ? (
          <p>No mismatches</p>
        ) : (
          <table className="rowTable mismatches">
            <thead>
              <tr>
                <th scope="col">Mismatch and next step</th>
                <th scope="col" data-number>
                  Amount
                </th>
                <th scope="col">Where to look</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {d.map(one => (
                <tr key={`${one.kind} ${one.name}`}>
                  <td>
                    <div>
                      <What of={one} direction={direction} />
                    </div>
                  </td>
                  <td data-number>
                    {writeAmount(one.amount, one.currency)}
                    {one.other_amount !== '0.00' && <small> here {writeAmount(one.other_amount, 'PHP')}</small>}
                  </td>
                  <td>
                    <Places of={one} />
                  </td>
                  <td>
                    {one.note && (
                      <small className="mismatchNote">
                        {one.noted_by}, {writeTime(one.noted_at)}: {one.note}
                      </small>
                    )}
                    <ActBar acts={[write]} things={[one]} nameOf={() => one.name} onDone={reload} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Answered>
  )
}

interface WhatProps {
  readonly of: Mismatch
  readonly direction: Report['direction']
}

function What({ of: one, direction }: WhatProps) {
  const { what, todo } = mismatchWords(direction, one.kind)
  if (one.closed_at > 0) {
    return (
      <>
        <Badge tone="ok">Closed automatically</Badge>
        <span className="mismatchWhat">{what}</span>
        <small className="mismatchTodo">
          Found {writeTime(one.found_at)}. When the day was compared {writeTime(one.closed_at)} it was so no longer.
        </small>
      </>
    )
  }
  return (
    <>
      {one.is_explained && <Badge tone="ok">Explained</Badge>}
      <span className="mismatchWhat">{what}</span>
      {!one.is_explained && <small className="mismatchTodo">{todo}</small>}
    </>
  )
}

function Places({ of: { name, deposit, break_payment: payment, withdrawal, uid } }: { readonly of: Mismatch }) {
  return (
    <>
      <span className="mono mismatchName">{name}</span>
      <span className="places">
        {deposit && <a href={`${base}/deposits/${deposit}`}>Deposit</a>}
        {payment && <a href={`${base}/breaks?q=${encodeURIComponent(payment)}`}>Break</a>}
        {withdrawal && uid && <a href={`${base}/withdrawals/${uid}/${withdrawal}`}>Withdrawal</a>}
      </span>
    </>
  )
}
