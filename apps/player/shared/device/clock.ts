import type { Clock } from '@saya/client'

/** The one clock of the app, handed on as a parameter to whatever decides by time. */
export const clock: Clock = Date
