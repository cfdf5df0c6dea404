import { writePesos } from '../../shared/pesos.ts'
import { differenceOf } from './differenceOf.ts'
import type { Report } from './reports.tsx'

/** A day as each of the three has it, and what lies between each and the next. */
export function Books({ report: { told, credited, kept, ordered, posted } }: { readonly report: Report }) {
  const rows = [
    ['The gateway took', told, undefined],
    ['of it kept as breaks', kept, undefined],
    ['of it credited to deposits', credited, undefined],
    ['Our orders completed', ordered, differenceOf(credited.amount, ordered.amount)],
    ['The ledger posted', posted, differenceOf(ordered.amount, posted.amount)],
  ] as const
  return (
    <>
      <table className="rowTable">
        <thead>
          <tr>
            <th scope="col">Book</th>
            <th scope="col" data-number>
              How many
            </th>
            <th scope="col" data-number>
              Amount, ₱
            </th>
            <th scope="col" data-number>
              Difference, ₱
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { count, amount }, difference]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-number>{count}</td>
              <td data-number>{writePesos(amount)}</td>
              <td data-number data-off={difference !== undefined && difference !== '0.00'}>
                {difference === undefined ? '' : writePesos(difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bookNote">
        The gateway counts the day on which it was paid, we the day on which it was credited: what was paid before
        midnight and credited after it, or credited from a break, differs here and is no fault. What is one stands
        below.
      </p>
    </>
  )
}
