/** Where an amount is on its way up from one to another after this share of the time: fast first, and slow into its place. */
export function onTheWay(from: number, to: number, share: number): number {
  return to - Math.round((to - from) * (1 - share) ** 3)
}
