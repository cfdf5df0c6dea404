import { momentText } from '@saya/contract/manilaText.ts'
import { useContext } from 'react'
import { LanguageContext } from '../../shared/texts.ts'

/** Writes a moment in Manila, such as March 3, 2026, 2:41 PM. */
export function useMoment(): (ms: number) => string {
  const language = useContext(LanguageContext)
  return ms => momentText(ms)[language === 'en' ? 0 : 1]
}
