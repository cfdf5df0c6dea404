import { bold, regular } from './face/plusJakartaSans.gen.ts'
import { readFace } from './face/readFace.ts'
import { pdfBody, pdfText } from './pdfBody.ts'
import { writeFace } from './pdfFace.ts'
import { paper, pdfPages } from './pdfPages.ts'
import { pdfTags } from './pdfTags.ts'
import type { Press } from './press.ts'
import { type ReportTable, writeTable } from './writeTable.ts'

export type ReportBlock = ReportTable | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }

export interface Report {
  readonly title: string
  readonly language: 'en' | 'fil'
  readonly madeAtMs: number
  readonly blocks: readonly ReportBlock[]
  readonly footOf: (page: number) => string
}

/** A report as a PDF, in pieces as they are done. It is text in its own face, tagged so that a screen reader reads it in order. */
export async function* writeReport(report: Report): AsyncGenerator<Buffer> {
  const body = pdfBody()
  const tags = pdfTags(body)
  const faces = { regular: readFace('SayaText', regular), bold: readFace('SayaBold', bold) }
  const fonts = { regular: writeFace(body, faces.regular), bold: writeFace(body, faces.bold) }
  const pages = pdfPages({ body, tags, faces, fonts, footOf: report.footOf })
  for (const block of report.blocks) {
    if (block.kind === 'table') {
      for await (const piece of writeTable({ body, tags, pages }, block)) yield piece
    } else {
      writeWords({ body, tags, pages }, block)
    }
  }
  end({ body, tags, pages }, report)
  yield body.drain()
}

const looks = {
  title: { tag: 'H1', weight: 'bold', size: 20, before: 0, after: 8 },
  heading: { tag: 'H2', weight: 'bold', size: 12, before: 16, after: 4 },
  text: { tag: 'P', weight: 'regular', size: 9.5, before: 2, after: 4 },
} as const

/** A heading has room for what it is the head of. */
const headRoom = 60

function writeWords({ tags, pages }: Press, { kind, text }: Exclude<ReportBlock, ReportTable>): void {
  const { tag: name, weight, size, before, after } = looks[kind]
  if (!pages.hasRoom(before + size + (kind === 'text' ? 0 : headRoom))) pages.turn()
  if (!pages.isFresh) pages.move(before)
  const tag = tags.open(tags.root)
  for (const line of linesOf(text, line => pages.widthOf({ text: line, weight, size }))) {
    if (!pages.hasRoom(size * 1.4)) pages.turn()
    pages.move(size * 1.4)
    pages.set({ text: line, weight, size, x: paper.margin }, tag)
  }
  pages.move(after)
  tags.close(tag, tags.root, name)
}

/** A text in lines that fit between the margins. */
function linesOf(text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= paper.width - 2 * paper.margin) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function end({ body, tags, pages }: Press, { title, language, madeAtMs }: Report): void {
  const { list, marks } = pages.end()
  const tree = tags.end(marks)
  const [root, details] = [body.reserve(), body.reserve()]
  body.write(
    root,
    `<</Type/Catalog/Pages ${list} 0 R/StructTreeRoot ${tree} 0 R/MarkInfo<</Marked true>>/Lang(${language})` +
      '/ViewerPreferences<</DisplayDocTitle true>>>>',
  )
  const date = new Date(madeAtMs).toISOString().replace(/\D/g, '').slice(0, 14)
  body.write(details, `<</Title ${pdfText(title)}/Producer ${pdfText('Saya')}/CreationDate(D:${date}Z)>>`)
  body.end(root, details)
}
