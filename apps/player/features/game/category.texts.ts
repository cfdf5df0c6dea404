import { isSameCategory } from '@saya/contract/game/categoryName.ts'
import { texts, useTexts } from '../../shared/texts.ts'

/** The catalogue's own names stay the key; these are how they are shown. */
const categoryTexts = texts({
  'Hot Games': ['Hot Games', 'Patok na Laro'],
  'New Games': ['New Games', 'Bagong Laro'],
  Slot: ['Slot', 'Slot'],
  Live: ['Live', 'Live'],
  Fishing: ['Fishing', 'Pangingisda'],
  Bingo: ['Bingo', 'Bingo'],
  Sports: ['Sports', 'Palakasan'],
  'Table Game': ['Table Game', 'Table Game'],
  'Board Game': ['Board Game', 'Board Game'],
})

type CategoryName = keyof typeof categoryTexts

/** How a category is called. One that the operator has added keeps its own name. */
export function useCategoryName(): (name: string) => string {
  const spoken = useTexts(categoryTexts)
  return name => (Object.hasOwn(spoken, name) ? spoken[name as CategoryName] : name)
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

/** How a section is called by the name in its address: `hot` is short for Hot Games. */
export function useSectionName(): (section: string) => string {
  const nameOf = useCategoryName()
  return section => {
    const known = Object.keys(categoryTexts).find(
      name => isSameCategory(name, section) || isSameCategory(name, `${section} Games`),
    )
    return nameOf(known ?? section)
  }
}
