const digitFor: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
}
const letterFor: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '8': 'B',
}

/**
 * A number in the shape that its document gives it, where a text can be read as one: a letter in a digit's place is taken
 * for the digit that looks like it. The result counts how many had to be.
 */
export function fitNumber(
  text: string,
  shape: string,
): { readonly number: string; readonly mended: number } | undefined {
  const signs = Array.from(text).filter(sign => /[A-Za-z0-9|!]/.test(sign))
  const places = Array.from(shape).filter(place => place === 'A' || place === '9')
  if (signs.length !== places.length) return undefined
  let mended = 0
  const fitted = signs.map((sign, at) => {
    const isDigit = /\d/.test(sign)
    if (places[at] === '9') {
      if (isDigit) return sign
      mended++
      return digitFor[sign] ?? digitFor[sign.toUpperCase()]
    }
    if (!isDigit) return sign.toUpperCase()
    mended++
    return letterFor[sign]
  })
  if (fitted.includes(undefined) || mended > 3) return undefined
  let at = 0
  return {
    number: Array.from(shape)
      .map(place => (place === 'A' || place === '9' ? fitted[at++] : place))
      .join(''),
    mended,
  }
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** YYYY-MM-DD of a date as cards print it: 1990/05/17, 05/17/1990, 17 MAY 1990 or May 17, 1990. */
export function readDate(text: string): string | undefined {
  const tidy = text.toUpperCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim()
  const words = tidy.split(' ')
  const at = words.findIndex(word => monthOf(word) > 0)
  const month = monthOf(words[at] ?? '')
  const rest = words.filter((_, index) => index !== at).map(digits)
  const [first, second] = at === 0 ? [rest[0], rest[1]] : [rest[at - 1], rest[at]]
  // A month in letters settles it: its letters must not be taken for digits.
  if (month > 0) return day(second, month, first)
  const numbers = tidy
    .replace(/[OQD]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
    .replace(/[\s-]/g, '/')
  const yearFirst = /(\d{4})\/(\d{2})\/(\d{2})/.exec(numbers)
  if (yearFirst) return day(yearFirst[1], Number(yearFirst[2]), yearFirst[3])
  const yearLast = /(\d{2})\/(\d{2})\/(\d{4})/.exec(numbers)
  if (yearLast) return day(yearLast[3], Number(yearLast[1]), yearLast[2])
  return undefined
}

function digits(word: string): string {
  return Array.from(word)
    .map(sign => (/\d/.test(sign) ? sign : (digitFor[sign] ?? '')))
    .join('')
}

/** A month by its first three letters, one of which may have been misread. */
function monthOf(word: string): number {
  if (!/[A-Z]{2}/.test(word)) return 0
  const start = word.slice(0, 3)
  const exact = months.indexOf(start)
  if (exact >= 0) return exact + 1
  const near = months.filter(month => Array.from(month).filter((letter, at) => letter !== start[at]).length === 1)
  return near.length === 1 ? months.indexOf(near[0] as string) + 1 : 0
}

function day(year = '', month: number, date = ''): string | undefined {
  const moment = new Date(Date.UTC(Number(year), month - 1, Number(date)))
  const isReal = year.length === 4 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === Number(date)
  const isLikely = Number(year) > 1900 && Number(year) < 2100
  return isReal && isLikely ? moment.toISOString().slice(0, 10) : undefined
}

/** A name in capitals: letters and what stands between them. What a reader sees in the pattern behind is left out. */
export function readName(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/0/g, 'O')
    .replace(/1/g, 'I')
    .replace(/5/g, 'S')
    .replace(/8/g, 'B')
    .replace(/[^\p{L}' -]/gu, ' ')
  const words = letters.split(/\s+/).filter(word => word.replace(/[^\p{L}]/gu, '').length > 1)
  const name = words.join(' ').replace(/^[-']+|[-']+$/g, '')
  return name.length >= 2 ? name : undefined
}

const particles = new Set(['DE', 'DEL', 'DELA', 'DELOS', 'DELAS', 'SAN', 'STA', 'STO', 'SANTA', 'LA', 'LOS', 'LAS'])

export interface FullName {
  readonly lastName: string
  readonly firstName: string
  readonly middleName?: string
}

/** "SURNAME, GIVEN NAMES MIDDLE": the last name after the comma is the mother's, with the particles that belong to it. */
export function splitName(text: string): FullName | undefined {
  const [before = '', ...after] = text.split(/[,;.]/)
  const [lastName, rest] = [readName(before), readName(after.join(' '))]
  if (!lastName || !rest) return undefined
  const words = rest.split(' ')
  let cut = words.length - 1
  while (cut > 1 && particles.has(words[cut - 1] ?? '')) cut--
  if (cut < 1) return { lastName, firstName: rest }
  return { lastName, firstName: words.slice(0, cut).join(' '), middleName: words.slice(cut).join(' ') }
}

export function readSex(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[^A-Z]/g, '')
  return letters.startsWith('F') ? 'F' : /^(M|N4|NI|IM)/.test(letters) ? 'M' : undefined
}

export function readAddress(text: string): string | undefined {
  const tidy = text
    .toUpperCase()
    .replace(/[^\p{L}\p{N} ,.#()/'-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return tidy.length >= 6 ? tidy : undefined
}
