import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findAgency } from './agency.store.ts'
import { viewDeskAgency } from './agency.view.ts'
import type { AgencyDeskDeps } from './deps.ts'
import { readMonths } from './readMonths.ts'

export function readAgency({ db }: AgencyDeskDeps): Handler<typeof officeContract.agency.readAgency> {
  return async ({ params: { id } }) => {
    const row = await db.app(tx => findAgency(tx, id))
    if (!row) return refuse('not_found')
    return done({ ...viewDeskAgency(row), months: [...(await readMonths({ db }, row.uid))] })
  }
}
