import type { Letters } from './letters.ts'
import { type PdfPages, paper } from './pdfPages.ts'
import type { Tag } from './pdfTags.ts'
import type { Press } from './press.ts'

export interface ReportRow {
  readonly cells: readonly string[]
  /** A sum of what stands above it. */
  readonly isTotal?: boolean
}

export interface ReportTable {
  readonly kind: 'table'
  readonly head: readonly string[]
  /** How many of the last columns hold numbers, and stand at the right. */
  readonly numbers: number
  readonly rows: AsyncIterable<ReportRow> | Iterable<ReportRow>
}

const lineHeight = 16
const size = 9
/** How many rows are written before they are handed on. */
const rowsAtOnce = 200

/** A table with its head, which stands again on each page; whoever listens is told it once. */
export async function* writeTable(press: Press, table: ReportTable): AsyncGenerator<Buffer> {
  const { body, tags, pages } = press
  const tag = tags.open(tags.root)
  if (!pages.hasRoom(3 * lineHeight)) pages.turn()
  writeHead(press, table, tag)
  let count = 0
  for await (const row of table.rows) {
    if (!pages.hasRoom(lineHeight)) {
      pages.turn()
      writeHead(press, table, null)
    }
    writeRow(press, { row, table, parent: tag })
    if (++count % rowsAtOnce === 0) yield body.drain()
  }
  tags.close(tag, tags.root, 'Table')
  pages.move(6)
}

function writeHead({ tags, pages }: Press, table: ReportTable, parent: Tag | null): void {
  const tag = parent && tags.open(parent)
  pages.move(lineHeight)
  table.head.forEach((text, at) => {
    const cell = tag && tags.open(tag)
    pages.set({ text, weight: 'bold', size, ...placeOf(table, at) }, cell)
    if (cell) tags.close(cell, tag, 'TH/A<</O/Table/Scope/Column>>')
  })
  if (tag) tags.close(tag, parent, 'TR')
  underline(pages, 0.5)
}

interface Row {
  readonly row: ReportRow
  readonly table: ReportTable
  readonly parent: Tag
}

function writeRow({ tags, pages }: Press, { row, table, parent }: Row): void {
  const tag = tags.open(parent)
  pages.move(lineHeight)
  row.cells.forEach((text, at) => {
    const cell = tags.open(tag)
    pages.set({ text, weight: row.isTotal ? 'bold' : 'regular', size, ...placeOf(table, at) }, cell)
    tags.close(cell, tag, at === 0 ? 'TH/A<</O/Table/Scope/Row>>' : 'TD')
  })
  tags.close(tag, parent, 'TR')
  underline(pages, 0.85)
}

function underline(pages: PdfPages, grey: number): void {
  pages.move(4)
  pages.rule(grey)
  pages.move(-4)
}

/** Numbers share the right half from its end; what names them has the left. */
function placeOf({ head, numbers }: ReportTable, at: number): Pick<Letters, 'x' | 'isRight'> {
  const names = head.length - numbers
  const inner = paper.width - 2 * paper.margin
  if (at < names) return { x: paper.margin + (at * inner * 0.5) / names }
  const step = (inner * Math.min(0.72, 0.24 * numbers)) / numbers
  return { x: paper.width - paper.margin - (head.length - 1 - at) * step, isRight: true }
}
