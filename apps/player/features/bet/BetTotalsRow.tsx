import { groupDigits } from '@saya/money'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { betTexts } from './bet.texts.ts'
import type { BetTotals } from './useBetPages.ts'

/** What all pages of the list come to. Until it is known its room is kept. */
export function BetTotalsRow({ totals }: { totals: BetTotals | undefined }) {
  const t = useTexts(betTexts)
  return (
    <dl className="betTotals" aria-label={t.totals}>
      <div>
        <dt>{t.bets}</dt>
        <dd>{totals ? <Pesos amount={totals.bt} /> : '…'}</dd>
      </div>
      <div>
        <dt>{t.wins}</dt>
        <dd>{totals ? <Pesos amount={totals.wt} /> : '…'}</dd>
      </div>
      <div>
        <dt>{t.rounds}</dt>
        <dd>{totals ? groupDigits(String(totals.t)) : '…'}</dd>
      </div>
    </dl>
  )
}

function Pesos({ amount }: { amount: string }) {
  const { pesos, centavos } = splitPesos(amount)
  return (
    <span className="money">
      {pesos}
      <small>{centavos}</small>
    </span>
  )
}
