import { useContext } from 'react'
import { type Language, LanguageContext, speak, texts } from '../../../shared/texts.ts'

/** The catalogue's own names stay the key; these are how they are shown. */
export const categoryTexts = texts({
  'Hot Games': ['Hot Games', 'Patok na Laro'],
  'New Games': ['New Games', 'Bagong Laro'],
})

type CategoryName = keyof typeof categoryTexts

/** How a category is called. One that the operator has added keeps its own name. */
export function categoryName(name: string, language: Language): string {
  const spoken = speak(categoryTexts, language)
  return Object.hasOwn(spoken, name) ? spoken[name as CategoryName] : name
}

export function useCategoryName(): (name: string) => string {
  const language = useContext(LanguageContext)
  return name => categoryName(name, language)
}

/** How it is called as a place to go to, on tiles, tabs and the head of its page. */
export function usePlaceName(): (name: string) => string {
  const nameOf = useCategoryName()
  return name => (name === 'Slot' ? 'Slots' : nameOf(name))
}

/** The word that is left where there is room for one: Table Game is Table. */
export function shortName(place: string): string {
  return place.replace(/ Game$/, '')
}
