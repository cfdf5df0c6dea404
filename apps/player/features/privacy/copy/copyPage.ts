import type { Calls } from '@saya/contract'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { timeOf } from '../../../shared/device/timeOf.ts'
import { type Language, speak } from '../../../shared/texts.ts'
import { copyNames } from './copyNames.ts'
import { copyTexts } from './copy.texts.ts'
import { copyStyle } from './copyStyle.ts'

type Copy = Calls['POST /member/export']['answer']
type Row = Readonly<Record<string, unknown>>

/**
 * The copy of a member's data as a page that a person reads, also years later and without a network. It is opened from a
 * file, so it may run and fetch nothing: what members wrote in it stays text.
 */
export function copyPage(copy: Copy, language: Language): string {
  const t = speak(copyTexts, language)
  const { uid, made_at: madeAt, withheld, ...parts } = copy
  const sections = Object.entries(parts).map(([name, part]) => {
    const title = escape(t[name as keyof typeof parts])
    return { name, title, body: writePart(part, language) }
  })
  const left = withheld.map(({ what, why }) => `<dt>${escape(what)}</dt><dd>${escape(why)}</dd>`).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(t.page)}</title><style>${copyStyle}</style></head><body><main><h1>${escape(t.page)}</h1><p>${escape(t.made(uid, momentOf(madeAt, language)))}</p><nav aria-label="${escape(t.parts)}"><ul>${sections.map(({ name, title }) => `<li><a href="#${name}">${title}</a></li>`).join('')}<li><a href="#withheld">${escape(t.withheld)}</a></li></ul></nav>${sections.map(({ name, title, body }) => `<section id="${name}" aria-labelledby="${name}-head"><h2 id="${name}-head">${title}</h2>${body}</section>`).join('')}<section id="withheld"><h2>${escape(t.withheld)}</h2><dl>${left}</dl></section></main></body></html>`
}

function writePart(part: unknown, language: Language): string {
  const t = speak(copyTexts, language)
  const list = isRow(part) && Array.isArray(part.rows) ? part.rows : part
  const isCut = isRow(part) && part.is_complete === false
  const more = isCut ? `<p class="cut">${escape(t.cut)}</p>` : ''
  if (Array.isArray(list)) return (list.length === 0 ? nothing(language) : writeTable(list, language)) + more
  return isRow(list) ? writeFacts(list, language) : `<p>${writeValue(list, language)}</p>`
}

function writeFacts(row: Row, language: Language): string {
  const facts = Object.entries(row).map(
    ([name, value]) => `<dt>${nameOf(name, language)}</dt><dd>${writeField(name, value, language)}</dd>`,
  )
  return facts.length === 0 ? nothing(language) : `<dl>${facts.join('')}</dl>`
}

function writeTable(rows: readonly unknown[], language: Language): string {
  if (!rows.every(isRow)) return `<ul>${rows.map(row => `<li>${writeValue(row, language)}</li>`).join('')}</ul>`
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const head = names.map(name => `<th scope="col">${nameOf(name, language)}</th>`).join('')
  const lines = rows.map(
    row => `<tr>${names.map(name => `<td>${writeField(name, row[name], language)}</td>`).join('')}</tr>`,
  )
  return `<div class="wide" role="group" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

const moments = /(^|_)(at|until|from|time|since)$/
/** Times of the wire are in whole seconds: from the year 2001 on they have ten digits. */
const earliest = 1_000_000_000

function writeField(name: string, value: unknown, language: Language): string {
  if (typeof value !== 'number' || !moments.test(name)) return writeValue(value, language)
  return value >= earliest ? escape(momentOf(value, language)) : '–'
}

function writeValue(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return escape(speak(copyTexts, language)[value ? 'yes' : 'no'])
  if (Array.isArray(value) || isRow(value)) return writePart(value, language)
  return escape(typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value))
}

function momentOf(seconds: number, language: Language): string {
  return `${dayOf(seconds, language)}, ${timeOf(seconds)}`
}

function nothing(language: Language): string {
  return `<p class="nothing">${escape(speak(copyTexts, language).nothing)}</p>`
}

/** A field as its reader calls it. What a newer server adds is told by its own words: `bet_amount` as a person writes it. */
function nameOf(name: string, language: Language): string {
  if (Object.hasOwn(copyNames, name)) return escape(speak(copyNames, language)[name as keyof typeof copyNames])
  const words = name.replaceAll('_', ' ').replace(/ at$/, '')
  return escape(words.replace(/^./, letter => letter.toUpperCase()))
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
