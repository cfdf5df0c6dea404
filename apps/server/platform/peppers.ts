import { secretOf } from './settings.ts'

/**
 * What hides codes, challenges and addresses that are good for minutes: the first is used, and what was given out under one of the
 * others still counts.
 */
export type Peppers = readonly [Buffer, ...Buffer[]]

interface PepperSettings {
  readonly OTP_PEPPER?: Buffer | undefined
  readonly OTP_PEPPER_PREVIOUS: readonly Buffer[]
}

export function peppersOf(settings: PepperSettings): Peppers {
  return [secretOf(settings, 'OTP_PEPPER'), ...settings.OTP_PEPPER_PREVIOUS]
}
