import { createHash } from 'node:crypto'
import type { LineFault } from '@saya/contract/exclusionList/exclusionImport.ts'
import { plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import { daySpan } from '@saya/money'

export interface ListedPerson {
  readonly name: string
  readonly birthday: string
  /** The SHA-256 of the number in hex, as lists give it that hide the number; empty where there is none. */
  readonly idHash: string
  readonly reference: string
  readonly untilMs: number
}

export interface ReadList {
  readonly lines: number
  readonly people: readonly ListedPerson[]
  readonly refused: readonly { readonly line: number; readonly fault: LineFault }[]
}

export const columns = 'name,birth_date,id_number,reference,until'
const day = /^\d{4}-\d{2}-\d{2}$/
const sha256 = /^[0-9a-f]{64}$/i

/** What a list that hides ID numbers gives in their place. */
export function hashOfNumber(number: string): string {
  return createHash('sha256').update(plainIdNumber(number)).digest('hex')
}

/** Reads the regulator's list line by line; nothing where its first line does not name the columns. */
export function readExclusionList(text: string): ReadList | undefined {
  const [head = '', ...rest] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (head.trim().toLowerCase() !== columns) return undefined
  const lines = rest.map((line, at) => ({ line: at + 2, text: line })).filter(({ text: one }) => one.trim() !== '')
  const read = lines.map(one => ({ line: one.line, person: personOf(one.text) }))
  return {
    lines: lines.length,
    people: read.flatMap(({ person }) => (typeof person === 'string' ? [] : [person])),
    refused: read.flatMap(({ line, person }) => (typeof person === 'string' ? [{ line, fault: person }] : [])),
  }
}

function personOf(line: string): ListedPerson | LineFault {
  const cells = cellsOf(line)
  if (cells.length !== columns.split(',').length) return 'columns'
  const [name = '', birthday = '', number = '', reference = '', until = ''] = cells
  if (!/\p{L}/u.test(name)) return 'name'
  if (!isDay(birthday)) return 'birth_date'
  if (number !== '' && plainIdNumber(number).length < 4) return 'id_number'
  if (reference === '') return 'reference'
  if (!isDay(until)) return 'until'
  const idHash = number === '' ? '' : sha256.test(number) ? number.toLowerCase() : hashOfNumber(number)
  return { name, birthday, idHash, reference, untilMs: daySpan(until).untilMs }
}

function isDay(text: string): boolean {
  return day.test(text) && isoDay(text) === text
}

function isoDay(text: string): string {
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10)
}

/** A cell in quotes may hold commas, and two quotes in it are one. */
function cellsOf(line: string): readonly string[] {
  return [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(([, quoted, bare = '']) =>
    (quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim(),
  )
}
