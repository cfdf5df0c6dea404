/** Sends the next of the bets that were made before the clock started; undefined when none is left. */
export type Bets = () => Promise<void> | undefined
