import { dayMs, manilaDay } from '@saya/money'
import { serverClock } from '../../shared/device/serverClock.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'

const rangeDays = 365

/** The way in which a member paid in last, within a year. Where it cannot be known, nobody waits for it. */
export function useLastDeposit({ isSkipped }: { readonly isSkipped: boolean }) {
  const nowMs = serverClock.now()
  const days = `${manilaDay(nowMs - rangeDays * dayMs)}_${manilaDay(nowMs)}`
  const query = { status: 'COMPLETED', time_flag: days, page_size: '1' } as const
  const { answer, error } = useAnswer('GET /finance/deposit/list', { query }, { isSkipped, mayBeOld: true })
  // What was asked for before is still known where nobody asks.
  if (isSkipped) return { paidInBy: undefined, isKnown: true }
  return { paidInBy: answer?.d[0]?.channel_name, isKnown: answer !== undefined || error !== undefined }
}
