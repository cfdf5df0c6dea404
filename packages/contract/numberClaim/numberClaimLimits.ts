/** From the request to its end, from the proposal to the earliest approval, how much a person writes, and how many are open for a member. */
export const numberClaimLimits = { openDays: 7, waitHours: 24, words: 500, beside: 5 } as const
