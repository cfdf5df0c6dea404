import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../../platform/db/sortedPage.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { countProposals, listProposalRows, proposalSorting } from './proposal.store.ts'
import { viewExclusionProposal } from './proposal.view.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listProposals({ db }: ExclusionDeskDeps): Handler<typeof officeContract.exclusion.listProposals> {
  return async ({ caller, query }) => {
    const filter = { status: query.status || 'proposed', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const order = orderOf(proposalSorting, query.sort || (filter.status === 'proposed' ? 'proposed' : '-proposed'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await pageOverSchemas(db, asked, async (tx, page) => ({
      rows: await listProposalRows(tx, filter, page),
      count: await countProposals(tx, filter),
    }))
    return done({
      d: rows.map(row => viewExclusionProposal(row, caller.operatorId)),
      t: total,
      ...(next ? { next } : {}),
    })
  }
}
