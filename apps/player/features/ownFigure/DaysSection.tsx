import { Skeleton } from '@saya/ui/skeleton'
import { useId, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { MonthSteps } from '../../shared/MonthSteps.tsx'
import { useMonthName } from '../../shared/monthName.ts'
import { useTexts } from '../../shared/texts.ts'
import { FigureTable } from './FigureTable.tsx'
import { ownFigureTexts } from './ownFigure.texts.ts'
import { Plot } from './Plot.tsx'
import { isEmpty, type Measure, valueOf } from './plot.rules.ts'
import { useFigureText } from './useFigureText.ts'

interface DaysSectionProps {
  readonly first: string
  readonly last: string
  readonly measure: Measure
}

/** The days of one month, as a plot and as a table. */
export function DaysSection({ first, last, measure }: DaysSectionProps) {
  const t = useTexts(ownFigureTexts)
  const id = useId()
  const [month, setMonth] = useState(last)
  return (
    <section aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t.byDay}
      </h2>
      <MonthSteps {...{ month, first, last }} earlier={t.earlier} later={t.later} onMonth={setMonth} />
      <Days month={month} measure={measure} />
    </section>
  )
}

function Days({ month, measure }: { month: string; measure: Measure }) {
  const t = useTexts(ownFigureTexts)
  const { long, short } = useMonthName()
  const textOf = useFigureText()
  const { answer, error, again } = useAnswer(
    'GET /member/own-figure/day/list',
    { query: { month } },
    { mayBeOld: true },
  )
  if (!answer) {
    return (
      <Waits failure={error} again={again} failed={t.failed} className="figureWaiting">
        <Skeleton />
      </Waits>
    )
  }
  const named = answer.d.map(({ day, ...figure }) => {
    const name = `${short(month)} ${Number(day.slice(8))}`
    return { short: String(Number(day.slice(8))), name: figure.is_whole ? name : t.soFar(name), figure }
  })
  if (isEmpty(answer.d)) return <p>{t.nothingHere}</p>
  return (
    <>
      <Plot
        key={month}
        label={t.plot(t[measure], long(month))}
        columns={named.map(({ figure, ...names }) => ({
          ...names,
          value: valueOf(figure, measure),
          text: textOf(figure, measure),
          isWhole: figure.is_whole,
        }))}
      />
      <FigureTable label={t.table(long(month))} head={t.day} rows={named.toReversed()} />
    </>
  )
}
