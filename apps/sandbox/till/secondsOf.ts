/** The time by the gateway's clock, in seconds. */
export function secondsOf({ now }: { readonly now: () => number }): number {
  return Math.floor(now() / 1000)
}
