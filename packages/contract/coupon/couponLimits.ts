export const couponLimits = {
  /** How many tickets are given to a member in one go. */
  atOnce: 5,
  /** How many one operator gives within a day, to whomever; a colleague has to give what is more. */
  aloneADay: 5,
} as const
