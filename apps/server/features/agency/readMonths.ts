import { listTesters } from '../member/index.ts'
import { type AgencyMonth, countMonths, listBroughtUids } from './agency.store.ts'
import type { AgencyDeps } from './deps.ts'

/** How far those came whom an agent's link brought, by month. Testers are none of them. */
export async function readMonths({ db }: Pick<AgencyDeps, 'db'>, uid: bigint): Promise<readonly AgencyMonth[]> {
  const testers = await listTesters({ db }, await db.app(tx => listBroughtUids(tx, uid)))
  return db.app(tx => countMonths(tx, uid, testers))
}
