/** How long a game that is being fetched stays behind what waits for it. */
export const frameWait = {
  /** From its page on: one that says nothing may be there all the same. */
  afterPageMs: 4000,
  /** From the beginning. */
  longestMs: 12_000,
} as const
