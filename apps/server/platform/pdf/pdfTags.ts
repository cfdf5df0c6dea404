import type { PdfBody } from './pdfBody.ts'

export interface Tag {
  readonly id: number
  readonly kids: string[]
}

/**
 * The structure of a document, by which a screen reader reads it: headings, paragraphs, and tables with their heads. Each tag is
 * written once it is closed, so that a long table is in no memory whole.
 */
export interface PdfTags {
  open(parent: Tag): Tag
  /** Names what a tag is, and writes it down. */
  close(tag: Tag, parent: Tag, kind: string): void
  /** The number of the next piece of a page, which belongs to this tag. */
  mark(tag: Tag, page: PageMarks): number
  readonly root: Tag
  end(pages: readonly PageMarks[]): number
}

/** A page with the tags of its pieces, in the order in which they are on it. */
export interface PageMarks {
  readonly id: number
  readonly owners: number[]
}

export function pdfTags(body: PdfBody): PdfTags {
  const tree = body.reserve()
  const root: Tag = { id: body.reserve(), kids: [] }

  function write({ id, kids }: Tag, parent: number, kind: string): void {
    body.write(id, `<</Type/StructElem/S/${kind}/P ${parent} 0 R/K[${kids.join(' ')}]>>`)
  }

  return {
    root,
    open: () => ({ id: body.reserve(), kids: [] }),
    close(tag, parent, kind) {
      parent.kids.push(`${tag.id} 0 R`)
      write(tag, parent.id, kind)
    },
    mark(tag, page) {
      const piece = page.owners.push(tag.id) - 1
      tag.kids.push(`<</Type/MCR/Pg ${page.id} 0 R/MCID ${piece}>>`)
      return piece
    },
    end(pages) {
      write(root, tree, 'Document')
      const owners = pages.map((page, at) => `${at} [${page.owners.map(id => `${id} 0 R`).join(' ')}]`)
      body.write(
        tree,
        `<</Type/StructTreeRoot/K[${root.id} 0 R]/ParentTree<</Nums[${owners.join(' ')}]>>/ParentTreeNextKey ${pages.length}>>`,
      )
      return tree
    },
  }
}
