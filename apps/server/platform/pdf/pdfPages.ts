import { drawLetters, type Faces, type Letters, type Weight, widthOf } from './letters.ts'
import type { PdfBody } from './pdfBody.ts'
import type { PageMarks, PdfTags, Tag } from './pdfTags.ts'

/** A4 in points, with what is left free at its edges. */
export const paper = { width: 595, height: 842, margin: 48, foot: 64 } as const

interface OpenPage extends PageMarks {
  readonly drawn: string[]
}

export interface PdfPages {
  readonly isFresh: boolean
  move(points: number): void
  /** Whether so many points are left before the foot. */
  hasRoom(points: number): boolean
  turn(): void
  /** Letters that belong to a tag; with none, whoever listens is not told them. */
  set(letters: Letters, tag: Tag | null): void
  /** A line across, which says nothing to whoever listens. */
  rule(grey: number): void
  widthOf(letters: Pick<Letters, 'text' | 'weight' | 'size'>): number
  /** Writes down the pages and answers the number of their list. */
  end(): { readonly list: number; readonly marks: readonly PageMarks[] }
}

interface PageDeps {
  readonly body: PdfBody
  readonly tags: PdfTags
  readonly faces: Faces
  readonly fonts: Readonly<Record<Weight, number>>
  /** What stands at the foot of each page, beside its text. */
  readonly footOf: (page: number) => string
}

/** Pages that are filled from their top to their foot, one after the other. */
export function pdfPages({ body, tags, faces, fonts, footOf }: PageDeps): PdfPages {
  const list = body.reserve()
  const done: PageMarks[] = []
  let page: OpenPage = { id: body.reserve(), owners: [], drawn: [] }
  /** How far down the next line is written, from the top. */
  let y: number = paper.margin

  function draw(letters: Letters, down: number): string {
    return drawLetters(faces, letters, paper.height - down)
  }

  function close(): void {
    const footer = draw(
      { text: footOf(done.length + 1), weight: 'regular', size: 8, x: paper.margin },
      paper.height - 36,
    )
    const content = body.reserve()
    body.writeStream(content, Buffer.from([...page.drawn, '/Artifact BMC', footer, 'EMC'].join('\n'), 'latin1'))
    body.write(
      page.id,
      `<</Type/Page/Parent ${list} 0 R/MediaBox[0 0 ${paper.width} ${paper.height}]/Contents ${content} 0 R` +
        `/Resources<</Font<</R ${fonts.regular} 0 R/B ${fonts.bold} 0 R>>>>/StructParents ${done.length}/Tabs/S>>`,
    )
    done.push({ id: page.id, owners: page.owners })
  }

  return {
    get isFresh() {
      return page.drawn.length === 0
    },
    move(points) {
      y += points
    },
    hasRoom: points => y + points <= paper.height - paper.foot,
    turn() {
      close()
      page = { id: body.reserve(), owners: [], drawn: [] }
      y = paper.margin
    },
    set(letters, tag) {
      const mark = tag ? `/Span <</MCID ${tags.mark(tag, page)}>> BDC` : '/Artifact BMC'
      page.drawn.push(mark, draw(letters, y), 'EMC')
    },
    rule(grey) {
      const at = (paper.height - y).toFixed(2)
      const line = `${grey} G .6 w ${paper.margin} ${at} m ${paper.width - paper.margin} ${at} l S`
      page.drawn.push('/Artifact BMC', line, 'EMC')
    },
    widthOf: letters => widthOf(faces, letters),
    end() {
      close()
      body.write(list, `<</Type/Pages/Count ${done.length}/Kids[${done.map(({ id }) => `${id} 0 R`).join(' ')}]>>`)
      return { list, marks: done }
    },
  }
}
