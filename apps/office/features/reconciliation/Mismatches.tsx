import { ActBar } from '../../shared/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'

type Mismatch = AnswerOf<'GET /office/api/reconciliation/mismatch/list'>['d'][number]

const kinds: Readonly<Record<string, string>> = {
  missing: 'Taken by the gateway, and nobody’s here',
  amount: 'Another amount at the gateway than here',
  unreported: 'Credited here, and the gateway does not have it',
  unposted: 'Completed here, and the ledger does not have it',
  unordered: 'Posted in the ledger, and no order has it',
}

interface MismatchesProps {
  readonly gateway: string
  readonly day: string
}

/** What does not fit, each with where to look and what was found out so far. */
export function Mismatches({ gateway, day }: MismatchesProps) {
  const found = useAnswer('GET /office/api/reconciliation/mismatch/list', { query: { gateway, day } })
  const write: Act<Mismatch> = {
    name: 'note',
    title: 'Write a note',
    permission: 'reconciliation.note',
    warning: 'Says what was found out, in the place of the note before. It moves nothing.',
    fields: [{ name: 'note', title: 'Note', hint: 'Kept in the record with who wrote it.', kind: 'text', least: 5 }],
    fits: () => true,
    run: ({ kind, name, version }, { note = '' }) =>
      callOffice('POST /office/api/reconciliation/mismatch/note', {
        body: { gateway, day, kind, name, version, note },
      }),
    done: 'Written down.',
  }
  return (
    <Answered of={found}>
      {({ d }) =>
        d.length === 0 ? (
          <p>All three have the same.</p>
        ) : (
          <table className="rowTable">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" data-number>
                  Amount, ₱
                </th>
                <th scope="col">Where to look</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {d.map(one => (
                <tr key={`${one.kind} ${one.name}`}>
                  <td>{kinds[one.kind] ?? one.kind}</td>
                  <td data-number>
                    {writePesos(one.amount)}
                    {one.other_amount !== '0.00' && <small> here {writePesos(one.other_amount)}</small>}
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
                    <ActBar acts={[write]} things={[one]} nameOf={() => one.name} onDone={() => void found.reload()} />
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

function Places({ of: { name, deposit, break_payment: payment } }: { readonly of: Mismatch }) {
  return (
    <>
      <span className="mono mismatchName">{name}</span>
      <span className="places">
        {deposit && <a href={`${base}/deposits/${deposit}`}>Deposit</a>}
        {payment && <a href={`${base}/breaks?q=${encodeURIComponent(payment)}`}>Break</a>}
      </span>
    </>
  )
}
