import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { ExclusionListDeskDeps } from './deps.ts'
import { viewImport } from './importList.ts'
import { countImports, importSorting, listImportRows } from './list.store.ts'

export function listImports({ db }: ExclusionListDeskDeps): Handler<typeof officeContract.exclusionList.listImports> {
  return async ({ query }) => {
    const asked = {
      order: orderOf(importSorting, query.sort || '-imported'),
      cursor: query.cursor,
      size: query.page_size,
    }
    const part = await db.app(async tx => ({
      rows: await listImportRows(tx, readOf(asked)),
      count: await countImports(tx),
    }))
    const { rows, total, next } = sortedPage(asked, [part])
    return done({ d: rows.map(viewImport), t: total, ...(next ? { next } : {}) })
  }
}
