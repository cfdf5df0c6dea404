/** How many tickets are given to a member in one go. */
export const couponLimits = { atOnce: 5 } as const
