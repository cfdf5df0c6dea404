import { useTexts } from '../../shared/texts.ts'
import { realityCheckTexts } from './realityCheck.texts.ts'

/** Writes minutes as a person says them. */
export function usePlayedText(): (minutes: number) => string {
  const t = useTexts(realityCheckTexts)
  return minutes => (minutes < 60 ? t.minutes(minutes) : t.hours(Math.floor(minutes / 60), minutes % 60))
}
