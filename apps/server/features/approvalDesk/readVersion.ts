import type { Program } from '@saya/contract/approval/approval.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { getTerms } from '../box/index.ts'
import { readLevels } from '../vip/index.ts'

/** The version of a programme’s terms that two people agreed to last. */
export async function readVersion(tx: RefTx, program: Program): Promise<number> {
  return (program === 'vip' ? await readLevels(tx) : await getTerms(tx)).version
}
