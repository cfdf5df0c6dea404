/** From the request to its end, from the proposal to the earliest approval, and how much a person writes. */
export const numberClaimLimits = { openDays: 7, waitHours: 24, words: 500 } as const
