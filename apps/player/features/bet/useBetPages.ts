import type { Calls } from '@saya/contract'
import { useRef } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { type DayRow, dayRows } from '../transaction/index.ts'
import { type Bet, queryOf, type ShownBets } from './bet.rules.ts'

type Answer = Calls['GET /member/bet/list']['answer']
export type BetTotals = Pick<Answer, 't' | 'bt' | 'wt'>

/** Reads the pages of the list, each where the one before ended; the first tells what all of them come to. */
export function useBetPages(shown: ShownBets, onTotals: (totals: BetTotals) => void) {
  const end = useRef<{ next: string | undefined; last: Bet | undefined }>({ next: undefined, last: undefined })
  return async function load(page: number, signal: AbortSignal): Promise<readonly DayRow<Bet>[]> {
    const before = page === 1 ? { next: undefined, last: undefined } : end.current
    const query = { ...queryOf(shown), ...(before.next ? { cursor: before.next } : {}) }
    const { d, next, t, bt, wt } = await callServer('GET /member/bet/list', { query }, { signal })
    if (page === 1) onTotals({ t, bt, wt })
    end.current = { next, last: d.at(-1) ?? before.last }
    return dayRows(d, before.last)
  }
}
