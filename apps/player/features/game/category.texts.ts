import { texts } from '../../shared/texts.ts'

/** The catalogue's own names stay the key; these are how they are shown. */
export const categoryTexts = texts({
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

export function categoryLabel(spoken: Record<CategoryName, string>, name: string): string {
  return spoken[name as CategoryName] ?? name
}
