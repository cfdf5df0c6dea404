import { profileLimits } from '@saya/contract/limits'

export interface UsernameHistory {
  readonly isOwn: boolean
  readonly changedAtMs: number | null
}

/** From when a username may be changed: at once, or 90 days after the last change. The first choice is no change. */
export function usernameOpenAtMs({ isOwn, changedAtMs }: UsernameHistory): number {
  return isOwn && changedAtMs !== null ? changedAtMs + profileLimits.usernameDays * 24 * 3_600_000 : 0
}

/** A number as long as Philippine numbers can be a member's. A longer one, which the form takes too, cannot. */
export function isOurs(phone: string): boolean {
  return /^9\d{9}$/.test(phone)
}

/** Words by which we, or whoever watches over us, speak to people. Each has a letter that no digit looks like. */
const offices = [
  'saya',
  'support',
  'admin',
  'administrator',
  'official',
  'pagcor',
  'kyc',
  'moderator',
  'staff',
  'helpdesk',
  'customerservice',
  'customercare',
  'security',
  'compliance',
  'cashier',
  'system',
] as const

/** The ones of these words that no ordinary name contains: a name that contains one is always refused. */
const plainOffices = ['support', 'administrator', 'official', 'pagcor', 'moderator', 'helpdesk', 'customerservice']

/** Words that may stand beside such a word without changing what it means. */
const companions =
  'the|my|real|true|team|agent|desk|help|care|service|chat|live|online|bot|ph|pilipinas|philippines|games?|gaming|play|slots?|casino|bonus|promo|vip|cash|pay|wallet'

const lookAlikes: Readonly<Record<string, string>> = {
  a: 'a4',
  e: 'e3',
  g: 'g69',
  i: 'i1l',
  l: 'l1i',
  o: 'o0',
  s: 's5',
  t: 't7',
  z: 'z2',
}

/** A word however it is disguised: with digits, or letters, that look like its own, and with digits in between. */
function disguised(words: readonly string[]): string {
  const letters = (word: string) =>
    word.split('').map(letter => (letter === 'm' ? '(?:m|rn)' : `[${lookAlikes[letter] ?? letter}]`))
  return words.map(word => letters(word).join('\\d*')).join('|')
}

const anywhere = new RegExp(disguised(plainOffices))
const asTheirFirstWord = new RegExp(`^\\d*(?:${disguised(['admin', 'kyc'])})`)
const whole = new RegExp(
  `^\\d*(?:(?:${companions})\\d*)*(?:${disguised(offices)})\\d*(?:(?:${companions}|${disguised(offices)})\\d*)*$`,
)
const oneWord = new RegExp(`^\\d*(?:${disguised(['saya', 'admin', 'kyc'])})\\d*$`)

/** Whether a name pretends to be us. Ordinary words that have one of ours inside, such as a happy one, are nobody's. */
export function isReserved(name: string): boolean {
  const small = name.toLowerCase()
  if (anywhere.test(small) || asTheirFirstWord.test(small) || whole.test(small)) return true
  // A capital begins a word, as in names that are written together.
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).some(word => oneWord.test(word.toLowerCase()))
}
