import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { timeOf } from '../../shared/device/timeOf.ts'
import { LanguageContext } from '../../shared/texts.ts'

/** Writes a moment in Manila, such as March 3, 2026, 2:41 PM. */
export function useMoment(): (seconds: number) => string {
  const language = useContext(LanguageContext)
  return seconds => `${dayOf(seconds, language)}, ${timeOf(seconds)}`
}
