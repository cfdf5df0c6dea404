import { useId } from 'react'
import { NamedCell } from '../../shared/moneyTable/NamedCell.tsx'
import { isNothing, pesosText, signedPesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Statement } from './BalanceLines.tsx'
import { statementTexts } from './statement.texts.ts'
import '../../shared/moneyTable/moneyTable.css'

/** What was played, by the type of the game, and for how long. */
export function PlayTable({ statement }: { statement: Statement }) {
  const t = useTexts(statementTexts)
  const id = useId()
  const { play, prizes, corrections, result, seconds } = statement
  const minutes = Math.floor(seconds / 60)
  const besides = [
    { name: t.prizes, amount: prizes },
    { name: t.corrections, amount: corrections },
  ].filter(({ amount }) => !isNothing(amount))
  return (
    <section aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t.play}
      </h2>
      {play.length + besides.length === 0 ? (
        <p className="statementIntro">{t.noPlay}</p>
      ) : (
        <section className="moneyScroll" aria-label={t.byType} tabIndex={0}>
          <table className="moneyTable">
            <caption className="unseen">{t.byType}</caption>
            <thead>
              <tr>
                <th scope="col">{t.game}</th>
                <th scope="col">{t.bet}</th>
                <th scope="col">{t.won}</th>
                <th scope="col">{t.takenBack}</th>
                <th scope="col">{t.result}</th>
              </tr>
            </thead>
            <tbody>
              {play.map(({ game_type: type, name, bet, won, taken_back: back, result: own }) => (
                <tr key={type}>
                  <th scope="row">{name || t.otherGames}</th>
                  <NamedCell name={t.bet}>{pesosText(bet)}</NamedCell>
                  <NamedCell name={t.won}>{pesosText(won)}</NamedCell>
                  <NamedCell name={t.takenBack}>{pesosText(back)}</NamedCell>
                  <NamedCell name={t.result}>{signedPesosText(own)}</NamedCell>
                </tr>
              ))}
              {besides.map(({ name, amount }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td colSpan={4}>{signedPesosText(amount)}</td>
                </tr>
              ))}
              <tr data-sum="true">
                <th scope="row">{t.result}</th>
                <td colSpan={4}>{signedPesosText(result)}</td>
              </tr>
            </tbody>
          </table>
        </section>
      )}
      <p className="statementTime">
        {t.time}: <b>{t.hours(Math.floor(minutes / 60), minutes % 60)}</b>
      </p>
    </section>
  )
}
