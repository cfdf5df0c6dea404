/** How long a game that is being fetched stays behind what waits for it. */
export const frameWait = {
  /** From its page on: then one that says nothing is shown, since many games know no word of ours. */
  afterPageMs: 2000,
  /** From the beginning. */
  longestMs: 12_000,
} as const
