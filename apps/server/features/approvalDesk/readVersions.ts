import type { Program } from '@saya/contract/approval/approval.ts'
import { manilaDay } from '@saya/money'
import type { RefTx } from '../../platform/db/database.ts'
import { findDay, getTerms } from '../box/index.ts'
import { readLevels } from '../vip/index.ts'
import type { ApprovalDeskDeps } from './deps.ts'

/** The version of a programme’s terms that two people agreed to last. */
export async function newestVersion(tx: RefTx, program: Program): Promise<number> {
  return (program === 'vip' ? await readLevels(tx) : await getTerms(tx)).version
}

/** That one, and the version that today goes by: days of boxes were bound by what held some days ago. */
export async function readVersions({ db, clock }: Pick<ApprovalDeskDeps, 'db' | 'clock'>, program: Program) {
  const newest = await db.ref(tx => newestVersion(tx, program))
  const bound = program === 'vip' ? undefined : await db.app(tx => findDay(tx, manilaDay(clock.now())))
  return { newest, today: bound?.version ?? newest }
}
