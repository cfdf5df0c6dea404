const hourMs = 3_600_000

/**
 * How much one source may ask for. Whole towns share the address of their mobile network, so beyond `easy` there is a
 * check that it is people who ask, and only beyond `most` a refusal.
 */
export const sendLimits = {
  network: { easy: 20, most: 200, windowMs: hourMs },
  /** A number without its last four digits: ten thousand numbers that are often sold together. */
  prefix: { easy: 60, most: 600, windowMs: hourMs },
  device: { easy: 8, most: 30, windowMs: hourMs },
} as const

/** Codes that nobody types in were asked for by somebody who earns by their sending. */
export const conversionLimits = { windowMs: hourMs, leastSent: 30, leastUsedShare: 0.2 } as const

/** The reserve comes on top of the day's budget, and is for people we know. */
export const budgetLimits = { warnShare: 0.8, reserveShare: 0.2 } as const

export const tryLimits = { wrongPerNetwork: 100, windowMs: hourMs } as const

/** About a second of a phone's work: 131,072 hashes on average. */
export const humanCheckLimits = { bits: 17, validMs: 5 * 60_000 } as const
