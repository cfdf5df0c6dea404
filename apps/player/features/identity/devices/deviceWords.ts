import type { Language } from '../../../shared/texts.ts'

const locales = { en: 'en-PH', tl: 'fil-PH' } as const

/** A narrow row breaks before the time, and not within it. */
const noBreak = '\u00a0'

/** Whether a device of this name is held in the hand. What is not known, mostly is. */
export function isHandheld(device: string): boolean {
  return !/(Windows|Mac|Linux|ChromeOS)$/.test(device)
}

/** When something was used, to the minute, as clocks in the Philippines show it. */
export function timeOfUse(seconds: number, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Asia/Manila',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(seconds * 1000).replace(/\s/g, noBreak)
}
