/** What the rules of its game let a browser see of a round. A round without it cannot be shown at all. */
export function shownOf<Shown>({ shown: [shown] }: { readonly shown: readonly Shown[] }): Shown {
  if (!shown) throw new Error('The studio told a round without what is shown of it.')
  return shown
}
