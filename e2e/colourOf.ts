import type { Locator } from 'playwright-core'

/** The colour a word stands in, by its hue, as a person would call it. */
export async function colourOf(word: Locator): Promise<string> {
  const written = await word.evaluate(element => getComputedStyle(element).color)
  const [red = 0, green = 0, blue = 0] = (written.match(/[\d.]+/g) ?? []).map(Number)
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (chroma < 40) return 'grey'
  if (green > red && green > blue) return 'green'
  if (red < green || red < blue) return 'blue'
  return green - blue > chroma / 4 ? 'orange' : 'red'
}
