import * as v from 'valibot'

/** What staff have set a game to: open, shown as back soon, or not shown at all. */
export const gameState = v.picklist(['open', 'closed', 'hidden'])
export type GameState = v.InferOutput<typeof gameState>
