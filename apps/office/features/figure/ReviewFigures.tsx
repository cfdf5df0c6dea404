import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type Series } from '../../shared/BarChart.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { useMay } from '../../shared/own.ts'
import { DemoNote } from './DemoNote.tsx'
import type { Days } from './days.ts'
import { sumOf, writeMedian, writeShare } from './words.ts'

type Reviews = AnswerOf<'GET /office/api/figure/reviews'>

const series: readonly Series[] = [
  { name: 'Approved', look: 1 },
  { name: 'Approved as basic', look: 2 },
  { name: 'Returned', look: 3 },
]

/** What the KYC desk decided. */
export function ReviewFigures({ days }: { readonly days: Days }) {
  const reviews = useAnswer('GET /office/api/figure/reviews', { query: { days } })
  return <Answered of={reviews}>{answer => <Shown {...answer} />}</Answered>
}

function Shown({ days, waiting, waiting_median_seconds: age, decided_median_seconds: waited, demo }: Reviews) {
  const may = useMay()
  const approved = sumOf(days.map(({ full, basic }) => full + basic))
  const decided = approved + sumOf(days.map(({ rejected }) => rejected))
  return (
    <>
      {/* Whoever sees the money has read it there. */}
      {!may('figure.money') && <DemoNote mark={demo} />}
      <section className="panel">
        <BarChart
          title="KYC cases decided"
          series={series}
          days={days.map(({ day, full, basic, rejected }) => {
            const values = [full, basic, rejected]
            return { day, values, cells: values.map(value => value.toLocaleString('en-PH')) }
          })}
        />
      </section>
      <section className="panel">
        <h2>The KYC desk</h2>
        <Facts
          rows={[
            ['Waiting now', waiting.toLocaleString('en-PH')],
            ['Median waiting time', writeMedian(age)],
            ['Decided', decided.toLocaleString('en-PH')],
            ['Approved, of decided', writeShare(approved, decided)],
            ['Median time to decision', writeMedian(waited)],
          ]}
        />
      </section>
    </>
  )
}
