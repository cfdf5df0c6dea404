import type { Language } from './texts.ts'

const manila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** Named here, since servers and browsers do not agree on how Tagalog writes a day. */
export const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  tl: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'.split(' '),
}

/** The day in Manila of a point in time, as a person writes it. */
export function dayOf(seconds: number, language: Language): string {
  const [year, month, day] = manila.format(seconds * 1000).split('-')
  return `${months[language][Number(month) - 1]} ${Number(day)}, ${year}`
}
