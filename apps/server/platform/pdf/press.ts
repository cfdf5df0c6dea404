import type { PdfBody } from './pdfBody.ts'
import type { PdfPages } from './pdfPages.ts'
import type { PdfTags } from './pdfTags.ts'

/** What a report is written with. */
export interface Press {
  readonly body: PdfBody
  readonly tags: PdfTags
  readonly pages: PdfPages
}
