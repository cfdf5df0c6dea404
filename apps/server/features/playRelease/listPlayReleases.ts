import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PlayReleaseDeps } from './deps.ts'
import { countPlayReleases, listPlayReleaseRows, playReleaseSorting } from './playRelease.store.ts'
import { viewPlayRelease } from './playRelease.view.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listPlayReleases({ db }: PlayReleaseDeps): Handler<typeof officeContract.playRelease.listPlayReleases> {
  return async ({ caller, query }) => {
    const filter = { status: query.status || 'proposed', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const order = orderOf(playReleaseSorting, query.sort || (filter.status === 'proposed' ? 'proposed' : '-proposed'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await pageOverSchemas(db, asked, async (tx, page) => ({
      rows: await listPlayReleaseRows(tx, filter, page),
      count: await countPlayReleases(tx, filter),
    }))
    return done({ d: rows.map(row => viewPlayRelease(row, caller.operatorId)), t: total, ...(next ? { next } : {}) })
  }
}
