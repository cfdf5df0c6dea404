import { type Language, speak, texts } from '../shared/texts.ts'
import type { Place } from './routes.ts'

const titleTexts = texts({
  home: ['Saya: games for the Philippines', 'Saya: mga laro para sa Pilipinas'],
  named: (name: string) => [`${name} · Saya`, `${name} · Saya`],
  missing: ['Not found · Saya', 'Wala rito · Saya'],
  description: [
    'Slots, live tables, fishing, bingo and more, in pesos. For players 21 and over in the Philippines.',
    'Slots, live tables, pangingisda, bingo at iba pa, sa piso. Para sa 21 taong gulang pataas sa Pilipinas.',
  ],
})

/** What the browser's tab and a search result say of a page. */
export function titleOf(pattern: string, place: Place, language: Language): { title: string; description: string } {
  const t = speak(titleTexts, language)
  const name = place.params.categoryId ?? place.params.sectionId
  if (pattern === '*') return { title: t.missing, description: t.description }
  return { title: name ? t.named(name) : t.home, description: t.description }
}
