import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import { type Selectable, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

export interface BandLowering extends Proposal {
  readonly id: string
  readonly band: HarmBand
  readonly points: number
  readonly untilDay: string
  readonly reason: string
}

function loweringOf(row: Selectable<MemberTables['harm_lowering']>): BandLowering {
  const { id, band, points, until_day: untilDay, reason } = row
  return { id, band: band as HarmBand, points, untilDay, reason, ...proposalOf(row) }
}

function select(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('harm_lowering')
    .selectAll()
    .select(sql<string>`until_day::text`.as('until_day'))
    .where('uid', '=', uid)
}

export async function findLowering(tx: MemberTx, uid: bigint, id: string): Promise<BandLowering | undefined> {
  const row = await select(tx, uid).where('id', '=', id).executeTakeFirst()
  return row && loweringOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockLowering(tx: MemberTx, uid: bigint, id: string): Promise<BandLowering | undefined> {
  const row = await select(tx, uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && loweringOf(row)
}

const mostListed = 20

/** The newest proposals about a member. */
export async function listLowerings(tx: MemberTx, uid: bigint): Promise<readonly BandLowering[]> {
  const rows = await select(tx, uid).orderBy('proposed_at', 'desc').orderBy('id').limit(mostListed).execute()
  return rows.map(loweringOf)
}
