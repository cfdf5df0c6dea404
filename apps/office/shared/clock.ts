/** The one clock of the office, handed on as a parameter to whatever decides by time. */
export const clock: { now(): number } = Date
