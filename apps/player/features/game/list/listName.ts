import { isSameCategory } from '@saya/contract/game/categoryName.ts'
import { useContext } from 'react'
import { type Language, LanguageContext } from '../../../shared/texts.ts'
import { categoryName, categoryTexts } from './category.texts.ts'

/** Those that are called the same in both languages. */
const plainNames = ['Slot', 'Live', 'Fishing', 'Bingo', 'Sports', 'Table Game', 'Board Game']

/** How a list is called by the name in its address, a category's or a section's: `hot` is short for Hot Games. */
export function listName(asked: string, language: Language): string {
  const known = [...Object.keys(categoryTexts), ...plainNames].find(
    name => isSameCategory(name, asked) || isSameCategory(name, `${asked} Games`),
  )
  return categoryName(known ?? asked, language)
}

export function useSectionName(): (section: string) => string {
  const language = useContext(LanguageContext)
  return section => listName(section, language)
}
