import { useState } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { HistoryList } from '../transaction/index.ts'
import type { ShownBets } from './bet.rules.ts'
import { BetRow } from './BetRow.tsx'
import { BetTotalsRow } from './BetTotalsRow.tsx'
import { betTexts } from './bet.texts.ts'
import { type BetTotals, useBetPages } from './useBetPages.ts'

/** The rounds, newest first, under what all of them come to. */
export function BetList({ shown }: { shown: ShownBets }) {
  const t = useTexts(betTexts)
  const [totals, setTotals] = useState<BetTotals>()
  const load = useBetPages(shown, setTotals)
  return (
    <>
      <BetTotalsRow totals={totals} />
      <HistoryList label={t.page} load={load} renderRow={row => <BetRow row={row} />} />
    </>
  )
}
