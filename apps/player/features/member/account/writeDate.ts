import type { Language } from '../../../shared/texts.ts'

/** A day in Manila as people write it, such as 31 May 2026. */
export function writeDate(seconds: number, language: Language): string {
  const format = { timeZone: 'Asia/Manila', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fil-PH', format).format(seconds * 1000)
}
