import { codeLimits } from '@saya/contract/limits'

export const otpLength = codeLimits.length

const whole = new RegExp(`\\d{${otpLength}}`)

/** The code in what was typed or pasted: its first run of as many digits as a code has, or as many digits as there are. */
export function otpDigits(text: string): string {
  return whole.exec(text)?.[0] ?? text.replace(/\D/g, '').slice(0, otpLength)
}
