/** What a refused form says about its phone number or code. The words stand in the texts under the same name. */
export type PhoneFault = 'phoneMissing' | 'phoneInvalid' | 'countryInvalid'

/** The codes the selector offers. It is switched off: only the Philippines are sent to. */
export const countryCodes = ['+63', '+64', '+65', '+66', '+67', '+68', '+69'] as const

const nationalDigits = 10

/**
 * What was typed or pasted, without the signs that numbers are grouped by and without a country code in front. No
 * national number begins with a 6. Any other sign stays and is refused: what is left might be somebody else's number.
 */
export function bareNumber(text: string): string {
  return text
    .replace(/[\s().+-]/g, '')
    .replace(/^0*63(?=0?9)/, '')
    .replace(/^0+/, '0')
}

function roomFor(digits: string): number {
  return digits.startsWith('0') ? nationalDigits + 1 : nationalDigits
}

/** Groups of three, three and four; a 0 in front stays with the first group while it is being typed. */
export function formatPhone(digits: string): string {
  const [whole, zero = '', rest = ''] = /^(0?)(\d*)$/.exec(digits) ?? []
  if (whole === undefined) return digits
  return zero + [rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)].filter(Boolean).join(' ')
}

interface Entry {
  /** All that the field holds now, and what of it came in with this one entry, where the browser tells. */
  readonly value: string
  readonly inserted: string
  readonly digitsBeforeCaret: number
}

interface EnteredDigits {
  readonly digits: string
  readonly digitsBeforeCaret: number
}

/**
 * What becomes of a number by one entry. A whole number that comes at once, as from a keyboard that suggests it, takes
 * the place of what was there. A key for which a whole number has no room is not taken, rather than pushing others out;
 * what is pasted is never cut, since what is left of it might be somebody else's number.
 */
export function takeEntry(shown: string, { value, inserted, digitsBeforeCaret }: Entry): EnteredDigits {
  const whole = bareNumber(inserted)
  if (whole.length >= nationalDigits) return { digits: whole, digitsBeforeCaret: whole.length }
  const digits = bareNumber(value)
  if (inserted === '' || digits.length <= roomFor(digits)) return { digits, digitsBeforeCaret }
  return { digits: bareNumber(shown), digitsBeforeCaret: digitsBeforeCaret - bareNumber(inserted).length }
}

/** Where the caret belongs after so many digits, once the digits stand in groups. */
export function caretAfter(shown: string, digitsBefore: number): number {
  let seen = 0
  for (let index = 0; index < shown.length; index++) {
    if (seen === digitsBefore) return index
    if (/\S/.test(shown[index] ?? '')) seen++
  }
  return shown.length
}

/** The national number from the 9 on: spaces and a 0 in front are dropped. */
export function nationalNumber(shown: string): string {
  return shown.replace(/\s/g, '').replace(/^0+/, '')
}

/** What is wrong with a number that is about to be sent, if anything. */
export function findPhoneFault(form: { countryCode: string; number: string }): PhoneFault | null {
  if (form.countryCode.length !== 3) return 'countryInvalid'
  const number = nationalNumber(form.number)
  if (number === '') return 'phoneMissing'
  return /^9\d{9}$/.test(number) ? null : 'phoneInvalid'
}

/** What a call is sent: the number without its 0, the country code without its plus sign. */
export function phoneForCall(form: { countryCode: string; number: string }): { phone: string; country_code: string } {
  return { phone: nationalNumber(form.number), country_code: form.countryCode.replace('+', '') }
}
