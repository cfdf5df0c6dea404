import { type Language, speak, texts } from '../shared/texts.ts'
import type { Place, Route } from './routes.ts'

const titleTexts = texts({
  home: ['Saya: games for the Philippines', 'Saya: mga laro para sa Pilipinas'],
  my: ['My · Saya', 'Ako · Saya'],
  example: ['Components · Saya', 'Mga bahagi · Saya'],
  named: (name: string) => [`${name} · Saya`, `${name} · Saya`],
  missing: ['Not found · Saya', 'Wala rito · Saya'],
})

/** What the browser's tab says of a page. */
export function titleOf(route: Route, { params }: Place, language: Language): string {
  const t = speak(titleTexts, language)
  if (!route.load) return t.missing
  const name = params.categoryId ?? params.sectionId
  return name ? t.named(name) : t[route.title ?? 'home']
}
