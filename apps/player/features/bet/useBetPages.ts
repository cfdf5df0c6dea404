import type { Calls } from '@saya/contract'
import { callServer } from '../../shared/answer/client.ts'
import { useDayPages } from '../../shared/answer/useDayPages.ts'
import { type Bet, queryOf, type ShownBets } from './bet.rules.ts'

type Answer = Calls['GET /member/bet/list']['answer']
export type BetTotals = Pick<Answer, 't' | 'bt' | 'wt'>

/** Reads the pages of the list; the first tells what all of them come to. */
export function useBetPages(shown: ShownBets, onTotals: (totals: BetTotals) => void) {
  return useDayPages<Bet>(async ({ cursor, before, signal }) => {
    const query = { ...queryOf(shown), ...cursor }
    const { d, next, t, bt, wt } = await callServer('GET /member/bet/list', { query }, { signal })
    if (!before) onTotals({ t, bt, wt })
    return { rows: d, next }
  })
}
