import { manilaDay } from '@saya/money'

const shownMonths = 24

/** The month that runs and those before it, as a filter offers them. Nothing chosen stands for the one that runs. */
export function monthOptions(nowMs: number): (readonly [value: string, title: string])[] {
  const [year = 0, month = 0] = manilaDay(nowMs).split('-').map(Number)
  return Array.from({ length: shownMonths }, (_, back) => {
    const months = year * 12 + month - 1 - back
    const name = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
    return back === 0 ? ['', `This month, ${name}`] : [name, name]
  })
}
