import { done } from '@saya/contract/outcome.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { NumberClaimDeskDeps } from './deps.ts'
import { countNumberClaims, countOpenOf, listNumberClaimRows, numberClaimSorting } from './numberClaim.store.ts'
import { viewNumberClaim } from './numberClaim.view.ts'
import { readClaimant } from './readClaimant.ts'

export function listNumberClaims(
  deps: NumberClaimDeskDeps,
): Handler<typeof officeContract.numberClaim.listNumberClaims> {
  const { db, clock } = deps
  return async ({ query, caller }) => {
    const nowMs = clock.now()
    const filter = { status: query.status || null, uid: query.uid === '' ? null : BigInt(query.uid), nowMs }
    const order = orderOf(numberClaimSorting, query.sort || (query.status === '' ? 'asked' : '-asked'))
    const wanted = { order, cursor: query.cursor, size: query.page_size }
    const part = await db.app(async tx => ({
      rows: await listNumberClaimRows(tx, filter, readOf(wanted)),
      count: await countNumberClaims(tx, filter),
    }))
    const { rows, total, next } = sortedPage(wanted, [part])
    const uids = rows.map(({ uid }) => uid)
    const open = await db.app(tx => countOpenOf(tx, uids, nowMs))
    const viewer = { operatorId: caller.operatorId, nowMs }
    const views = rows.map(async row => {
      const claimant = await readClaimant(deps, row.uid)
      return viewNumberClaim({ row, claimant, open: open.get(row.uid) ?? 0 }, viewer)
    })
    return done({ d: await Promise.all(views), t: total, ...(next ? { next } : {}) })
  }
}
