/** What a turn of a reader goes through, in this order. */
export const turnSteps = ['taken', 'fetched', 'written', 'moved', 'committed'] as const
export type TurnStep = (typeof turnSteps)[number]
