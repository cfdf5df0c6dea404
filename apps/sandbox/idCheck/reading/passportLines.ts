import { parse } from 'mrz'
import type { Plane } from './plane.ts'
import type { Recognizer } from './recognizers.ts'
import { bare, rowsOf, type Word } from './words.ts'

export interface PassportLines {
  readonly lastName?: string
  readonly givenNames?: string
  /** These three only where their own check digit agrees. */
  readonly idNumber?: string
  readonly birthday?: string
  readonly expiryDate?: string
  readonly sex?: string
}

const length = 44

interface Foot {
  readonly picture: Plane
  readonly words: readonly Word[]
  readonly today: string
}

/** Reads the two lines at the foot of a passport that are made for machines. */
export async function readPassportLines(
  recognizer: Recognizer,
  { picture, words, today }: Foot,
): Promise<PassportLines> {
  const seen = words.filter(({ text }) => text.includes('<') || bare(text).length > 20)
  const top = seen.length > 0 ? Math.min(...seen.map(word => word.top)) - 14 : picture.height * 0.76
  const from = Math.max(0, Math.min(Math.floor(top), Math.floor(picture.height * 0.85)))
  const foot = { ...picture, data: picture.data.subarray(from * picture.width), height: picture.height - from }
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
  const rows = rowsOf(await recognizer.see(foot, { layout: 'block', signs }))
  const lines = rows.map(row =>
    row
      .map(({ text }) => text)
      .join('')
      .replace(/[^A-Z0-9<]/g, ''),
  )
  return parsePassportLines(
    lines.filter(line => line.length >= 30),
    today,
  )
}

/** What the lines say, each field by its own check digit. Letters and digits that look alike are told apart by place. */
export function parsePassportLines(lines: readonly string[], today: string): PassportLines {
  const first = lines.findIndex(line => /^[PF][A-Z<]/.test(line) && /<</.test(line))
  const [upper, lower] = [lines[Math.max(0, first)], lines[Math.max(0, first) + 1]]
  if (!upper || !lower) return {}
  const { fields, details } = parse([named(upper), numbered(lower)], { autocorrect: true })
  const good = new Set(details.filter(({ valid }) => valid).map(({ field }) => field))
  const isGood = (field: 'documentNumber' | 'birthDate' | 'expirationDate') =>
    good.has(field) && good.has(`${field}CheckDigit`)
  return {
    ...(fields.lastName ? { lastName: fields.lastName } : {}),
    ...(fields.firstName ? { givenNames: fields.firstName } : {}),
    ...(isGood('documentNumber') && fields.documentNumber ? { idNumber: fields.documentNumber } : {}),
    ...(isGood('birthDate') && fields.birthDate ? { birthday: century(fields.birthDate, today) } : {}),
    ...(isGood('expirationDate') && fields.expirationDate ? { expiryDate: dated('20', fields.expirationDate) } : {}),
    ...(fields.sex === 'female' ? { sex: 'F' } : fields.sex === 'male' ? { sex: 'M' } : {}),
  }
}

/** A row of fillers is easily miscounted, and only ever at the end of the names. */
function named(line: string): string {
  const names = line.replace(/<[<KCEL]*$/, '')
  return names.slice(0, length).padEnd(length, '<')
}

/** The number, the days and the sex stand in the first 28 places, two check digits in the last two. */
function numbered(line: string): string {
  if (line.length === length) return line
  return `${line.slice(0, 28)}${line.slice(28, -2).slice(0, 14).padEnd(14, '<')}${line.slice(-2)}`
    .slice(0, length)
    .padEnd(length, '<')
}

/** Two digits of a year: nobody was born tomorrow. */
function century(short: string, today: string): string {
  const recent = dated('20', short)
  return recent > today ? dated('19', short) : recent
}

function dated(hundreds: string, short: string): string {
  return `${hundreds}${short.slice(0, 2)}-${short.slice(2, 4)}-${short.slice(4, 6)}`
}
