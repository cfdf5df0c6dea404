export const otpLength = 6

/** The code in what was typed or pasted: its first run of six digits, or as many digits as there are. */
export function otpDigits(text: string): string {
  return /\d{6}/.exec(text)?.[0] ?? text.replace(/\D/g, '').slice(0, otpLength)
}
