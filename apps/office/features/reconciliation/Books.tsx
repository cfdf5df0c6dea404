import { writePesos } from '../../shared/pesos.ts'
import { differenceOf } from './differenceOf.ts'
import type { Report } from './reports.tsx'

interface BookLine {
  readonly name: string
  readonly count?: number
  readonly amount: string
  /** By how much it is more than what it is compared with, where it is. */
  readonly difference?: string
}

/** What came in: what lies between each of the three and the next. */
function depositLines({ told, credited, kept, ordered, posted }: Report): readonly BookLine[] {
  return [
    { name: 'The gateway took', ...told },
    { name: 'of it kept as breaks', ...kept },
    { name: 'of it credited to deposits', ...credited },
    { name: 'Our completed deposits', ...ordered, difference: differenceOf(credited.amount, ordered.amount) },
    { name: 'The ledger posted', ...posted, difference: differenceOf(ordered.amount, posted.amount) },
  ]
}

/** What went out and came back, and whether the clearing account moved as the gateway’s balance did. */
function payoutLines(report: Report): readonly BookLine[] {
  const { told, credited, kept, ordered, posted, told_back: toldBack, posted_back: postedBack, shifted } = report
  const there = differenceOf(toldBack.amount, told.amount)
  const here = differenceOf(postedBack.amount, posted.amount)
  const apart = differenceOf(there, here)
  return [
    { name: 'The gateway paid out', ...told },
    { name: 'of it for no withdrawal', ...kept },
    { name: 'of it for withdrawals', ...credited },
    { name: 'Our paid withdrawals', ...ordered, difference: differenceOf(credited.amount, ordered.amount) },
    { name: 'The ledger posted', ...posted, difference: differenceOf(ordered.amount, posted.amount) },
    { name: 'Returned to the gateway', ...toldBack },
    { name: 'Returned by the ledger', ...postedBack, difference: differenceOf(toldBack.amount, postedBack.amount) },
    { name: 'The gateway’s balance fell by', amount: there },
    { name: 'The clearing account fell by', amount: here, difference: apart },
    { name: 'of the difference on another day', amount: differenceOf(shifted, '0.00') },
    { name: 'left over for what stands below', amount: differenceOf(differenceOf(shifted, '0.00'), apart) },
  ]
}

const notes = {
  in: 'The gateway counts the day on which it was paid, we the day on which it was credited: what was paid before midnight and credited after it, or credited from a break, differs here and is no fault. What is one stands below. The sums are pesos alone; what came in another currency stands below by itself.',
  out: 'The gateway counts the day on which it paid, we the day on which we heard of it: what both have on different days is taken out below, and is no fault. What one of the two does not have at all stands below.',
} as const

/** A day as each of the three has it. */
export function Books({ report }: { readonly report: Report }) {
  const lines = report.direction === 'in' ? depositLines(report) : payoutLines(report)
  return (
    <>
      <table className="rowTable rowCards">
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
          {lines.map(({ name, count, amount, difference }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-title="Count" data-number>
                {count}
              </td>
              <td data-title="Amount, ₱" data-number>
                {writePesos(amount)}
              </td>
              <td data-title="Difference, ₱" data-number data-off={difference !== undefined && difference !== '0.00'}>
                {difference === undefined ? '' : writePesos(difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bookNote">{notes[report.direction]}</p>
    </>
  )
}
