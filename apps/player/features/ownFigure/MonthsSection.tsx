import type { Calls } from '@saya/contract'
import { useId } from 'react'
import { useMonthName } from '../../shared/monthName.ts'
import { useTexts } from '../../shared/texts.ts'
import { FigureTable } from './FigureTable.tsx'
import { ownFigureTexts } from './ownFigure.texts.ts'
import { Plot } from './Plot.tsx'
import { type Measure, valueOf } from './plot.rules.ts'
import { useFigureText } from './useFigureText.ts'

type Months = Calls['GET /member/own-figure/month/list']['answer']['d']

/** The last twelve months, as a plot and as a table. */
export function MonthsSection({ months, measure }: { months: Months; measure: Measure }) {
  const t = useTexts(ownFigureTexts)
  const id = useId()
  const { long, short } = useMonthName()
  const textOf = useFigureText()
  const named = months.map(({ month, ...figure }) => {
    return { short: short(month), name: figure.is_whole ? long(month) : t.soFar(long(month)), figure }
  })
  return (
    <section aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t.byMonth}
      </h2>
      <Plot
        label={t.plot(t[measure], t.byMonth)}
        columns={named.map(({ figure, ...names }) => ({
          ...names,
          value: valueOf(figure, measure),
          text: textOf(figure, measure),
          isWhole: figure.is_whole,
        }))}
      />
      <FigureTable label={t.table(t.byMonth)} head={t.month} rows={named.toReversed()} />
    </section>
  )
}
