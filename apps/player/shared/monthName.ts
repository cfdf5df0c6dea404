import { months } from '@saya/contract/manilaText.ts'
import { useContext } from 'react'
import { LanguageContext } from './texts.ts'

/** Writes a month such as March 2026, or its short name alone. */
export function useMonthName(): {
  readonly long: (month: string) => string
  readonly short: (month: string) => string
} {
  const language = useContext(LanguageContext)
  const nameOf = (month: string) => months[language][Number(month.slice(5, 7)) - 1] ?? ''
  return { long: month => `${nameOf(month)} ${month.slice(0, 4)}`, short: month => nameOf(month).slice(0, 3) }
}
