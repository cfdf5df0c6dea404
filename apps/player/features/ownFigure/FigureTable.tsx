import { NamedCell } from '../../shared/moneyTable/NamedCell.tsx'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { ownFigureTexts } from './ownFigure.texts.ts'
import { type Figure, measures } from './plot.rules.ts'
import { useFigureText } from './useFigureText.ts'
import '../../shared/moneyTable/moneyTable.css'

interface FigureTableProps {
  readonly label: string
  /** What the first column is called. */
  readonly head: string
  readonly rows: readonly { readonly name: string; readonly figure: Figure }[]
}

/** Everything that the plots show and more, in figures. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  const t = useTexts(ownFigureTexts)
  const textOf = useFigureText()
  return (
    <section className="moneyScroll" aria-label={label} tabIndex={0}>
      <table className="moneyTable">
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {measures.map(measure => (
              <th key={measure} scope="col">
                {t[measure]}
              </th>
            ))}
            <th scope="col">{t.paidIn}</th>
            <th scope="col">{t.paidOut}</th>
            <th scope="col">{t.bonus}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {measures.map(measure => (
                <NamedCell key={measure} name={t[measure]}>
                  {textOf(figure, measure)}
                </NamedCell>
              ))}
              <NamedCell name={t.paidIn}>{pesosText(figure.paid_in)}</NamedCell>
              <NamedCell name={t.paidOut}>{pesosText(figure.paid_out)}</NamedCell>
              <NamedCell name={t.bonus}>{pesosText(figure.bonus)}</NamedCell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
