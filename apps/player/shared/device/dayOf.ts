import { months } from '@saya/contract/manilaText.ts'
import type { Language } from '../texts.ts'

const manila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** The day in Manila of a point in time, as a person writes it. */
export function dayOf(seconds: number, language: Language): string {
  const [year, month, day] = manila.format(seconds * 1000).split('-')
  return `${months[language][Number(month) - 1]} ${Number(day)}, ${year}`
}
