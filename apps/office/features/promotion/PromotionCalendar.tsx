import { Answered } from '../../shared/Answered.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { barOf, calendarDays } from './calendar.ts'
import { stateWords } from './StateBadge.tsx'

type Answer = AnswerOf<'GET /office/api/promotion/list'>

const shown: readonly string[] = ['live', 'planned', 'waiting'] satisfies Answer['d'][number]['state'][]

/** Which promotions hold on which of the coming days, beside what is left to give. */
export function PromotionCalendar() {
  const asked = useAnswer('GET /office/api/promotion/list', { query: {} })
  return <Answered of={asked}>{answer => <Calendar answer={answer} />}</Answered>
}

/** A bar says by a word what its colour says. */
function Calendar({ answer }: { readonly answer: Answer }) {
  const days = calendarDays(answer.today)
  const rows = answer.d.flatMap(row => {
    const bar = shown.includes(row.state) ? barOf(row, days) : undefined
    return bar ? [{ row, bar }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className="panel" aria-labelledby="calendar-title">
      <h2 id="calendar-title">Next four weeks</h2>
      <div className="promotionScroll" role="region" aria-label="Calendar" tabIndex={0}>
        <table className="promotionCalendar">
          <thead>
            <tr>
              <th scope="col">Promotion</th>
              {days.map(day => (
                <th key={day} scope="col">
                  <span className="unseen">{day}</span>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, bar }) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={`${base}/promotions/${row.id}`}>{row.title}</a>
                </th>
                {bar.before > 0 && <td colSpan={bar.before} aria-hidden="true" />}
                <td colSpan={bar.length} data-state={row.state}>
                  <span className="unseen">{`${row.first_day} to ${row.last_day}: `}</span>
                  {stateWords[row.state][0]}, ₱{writePesos(row.left)} left
                </td>
                {bar.behind > 0 && <td colSpan={bar.behind} aria-hidden="true" />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
