import { months } from '@saya/contract/manilaText.ts'
import type { Language } from '../../../shared/texts.ts'

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** A day as people write it. */
export function spellDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = months[language][(month ?? 1) - 1] ?? ''
  return language === 'en' ? `${name} ${date}, ${year}` : `${date} ${name} ${year}`
}
