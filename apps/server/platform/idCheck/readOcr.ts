import type { ReadFields } from './idCheck.ts'

/** A field under the names that the party has for it: those of its older answers, then those since 2025. */
const names: Readonly<Record<keyof ReadFields, readonly string[]>> = {
  firstName: ['FIRST_NAME', 'FIRST_NAME_EN', 'GIVEN_NAME'],
  middleName: ['MIDDLE_NAME', 'MIDDLE_NAME_EN'],
  lastName: ['LAST_NAME', 'LAST_NAME_EN', 'SURNAME'],
  birthday: ['DATE_OF_BIRTH'],
  idNumber: ['ID_NUMBER', 'NUMBER', 'DOCUMENT_NUMBER'],
  gender: ['SEX', 'GENDER'],
  nationality: ['NATIONALITY', 'COUNTRY'],
  address: ['ADDRESS'],
  expiryDate: ['EXPIRY_DATE', 'DATE_OF_EXPIRY'],
}

const longest: Readonly<Partial<Record<keyof ReadFields, number>>> = { address: 200, idNumber: 30 }
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

type Words = Readonly<Record<string, unknown>>
type Key = keyof ReadFields
const keys = Object.keys(names) as readonly Key[]

export interface ReadOcr {
  readonly fields: ReadFields
  readonly confidence: Readonly<Partial<Record<Key, number>>>
}

/** Takes over what the party read, in our words and shapes. What has no shape of ours is left out. */
export function readOcr(ocr: Words, detail: Words): ReadOcr {
  const fields: Partial<Record<Key, string>> = {}
  const confidence: Partial<Record<Key, number>> = {}
  for (const key of keys) {
    const found = names[key].find(name => shape(key, ocr[name]) !== undefined)
    if (!found) continue
    fields[key] = shape(key, ocr[found]) as string
    const share = (detail[found] as { readonly confidence?: unknown } | undefined)?.confidence
    if (typeof share === 'number' && share >= 0 && share <= 1) confidence[key] = share
  }
  return { fields: fields as ReadFields, confidence }
}

function shape(key: Key, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = Array.from(value)
    .filter(letter => letter >= ' ')
    .join('')
    .trim()
    .slice(0, longest[key] ?? 60)
  if (text === '') return undefined
  if (key === 'birthday' || key === 'expiryDate') return dayOf(text)
  if (key === 'gender') return /^f/i.test(text) ? 'female' : /^m/i.test(text) ? 'male' : undefined
  if (key === 'nationality') return /^(PHL|PH|FILIPINO|FILIPINA|PHILIPPINES)$/i.test(text) ? 'Filipino' : text
  return text
}

/** YYYY-MM-DD out of 1990/05/17, 1990-05-17 or 17 MAY 1990: nothing that could be read in two ways. */
function dayOf(text: string): string | undefined {
  const ordered = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text)
  const spelled = /^(\d{1,2})[ -]([A-Z]{3})[A-Z]*[ -](\d{4})$/i.exec(text)
  const [year, month, day] = ordered
    ? [ordered[1], Number(ordered[2]), Number(ordered[3])]
    : [spelled?.[3], months.indexOf(spelled?.[2]?.toUpperCase() ?? '') + 1, Number(spelled?.[1])]
  const moment = new Date(Date.UTC(Number(year), month - 1, day))
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  return isReal ? moment.toISOString().slice(0, 10) : undefined
}
