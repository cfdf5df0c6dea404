/** How much speaks for somebody to be harmed by their play, the least first. */
export const harmBands = ['none', 'watch', 'contact', 'stop'] as const
export type HarmBand = (typeof harmBands)[number]

export function isAtLeast(band: HarmBand, least: HarmBand): boolean {
  return harmBands.indexOf(band) >= harmBands.indexOf(least)
}
