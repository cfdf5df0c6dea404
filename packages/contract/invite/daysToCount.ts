/** So many days from signing up a friend has for everything that is asked of them, by whichever terms. */
export const daysToCount = 90
