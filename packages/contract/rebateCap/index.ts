import { exportRebates } from './exportRebates.ts'
import { listRebates } from './listRebates.ts'

export const operations = {
  exportRebates,
  listRebates,
}
