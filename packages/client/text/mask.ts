const shownAtStart = 4
const shownAtEnd = 3

/**
 * Replaces the middle of one's own number or name with stars. Of a text too short for four and three characters it
 * shows half at the most, the larger part of it at the start.
 */
export function mask(text: string): string {
  const characters = Array.from(text)
  const shown = Math.min(shownAtStart + shownAtEnd, Math.floor(characters.length / 2))
  const end = Math.min(shownAtEnd, Math.floor((shown * shownAtEnd) / (shownAtStart + shownAtEnd)))
  const start = shown - end
  const stars = characters.length - shown
  return characters.slice(0, start).join('') + '*'.repeat(stars) + characters.slice(start + stars).join('')
}
