import type { DeskPeriod } from '@saya/contract/exclusion/period.ts'
import type { DeskSource, Relation } from '@saya/contract/exclusion/proposal.ts'
import type { ProposalStatus } from '@saya/contract/proposal.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../../platform/db/countRows.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import type { MemberTables } from '../../../platform/db/tables.gen.ts'
import { decideProposal, type Proposal, proposalOf } from '../../../platform/proposal/proposal.store.ts'

export interface ExclusionProposal extends Proposal {
  readonly id: string
  readonly uid: bigint
  readonly act: 'exclude' | 'lift'
  readonly source: '' | DeskSource
  readonly relation: '' | Relation
  readonly period: '' | DeskPeriod
  readonly proof: string | null
  readonly request: string | null
  /** What the member wrote who asks for the end. */
  readonly words: string
  readonly reason: string
}

const words = sql<string>`coalesce((select r.words from exclusion_request r where r.id = exclusion_proposal.request), '')`

function select(tx: MemberTx) {
  return tx.selectFrom('exclusion_proposal').selectAll().select(words.as('words'))
}

type Row = Selectable<MemberTables['exclusion_proposal']> & { readonly words: string }

function exclusionProposalOf(row: Row): ExclusionProposal {
  return {
    id: row.id,
    uid: row.uid,
    act: row.act as ExclusionProposal['act'],
    source: row.source as ExclusionProposal['source'],
    relation: row.relation as ExclusionProposal['relation'],
    period: row.period as ExclusionProposal['period'],
    proof: row.proof,
    request: row.request,
    words: row.words,
    reason: row.reason,
    ...proposalOf(row),
  }
}

export async function findProposal(tx: MemberTx, uid: bigint, id: string): Promise<ExclusionProposal | undefined> {
  const row = await select(tx).where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
  return row && exclusionProposalOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockProposal(tx: MemberTx, uid: bigint, id: string): Promise<ExclusionProposal | undefined> {
  const row = await select(tx).where('uid', '=', uid).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && exclusionProposalOf(row)
}

/** Whether somebody decides about the same already. */
export async function hasWaiting(tx: MemberTx, uid: bigint, act: ExclusionProposal['act']): Promise<boolean> {
  const row = await tx
    .selectFrom('exclusion_proposal')
    .select('id')
    .where('uid', '=', uid)
    .where('act', '=', act)
    .where('status', '=', 'proposed')
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody agrees to a request that is over. It is refused in the name of whoever proposed it, since nobody else had to do with it. */
export async function refuseWaitingLift(tx: MemberTx, uid: bigint, { why, nowMs }: { why: string; nowMs: number }) {
  const row = await tx
    .selectFrom('exclusion_proposal')
    .select(['id', 'proposed_by', 'proposed_name'])
    .where('uid', '=', uid)
    .where('act', '=', 'lift')
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const by = { operatorId: row.proposed_by, email: row.proposed_name }
  await decideProposal(tx, 'exclusion_proposal', { id: row.id, to: 'refused', by, decision: why, nowMs })
}

interface ProposalFilter {
  readonly status: ProposalStatus
  readonly uid: bigint | null
}

function chosen(tx: MemberTx, { status, uid }: ProposalFilter) {
  return select(tx)
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const proposalSorting: Sorting<ExclusionProposal, 'proposed'> = {
  keys: { proposed: { column: 'proposed_at', isTime: true, of: row => row.proposedAtMs } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export async function listProposalRows(
  tx: MemberTx,
  filter: ProposalFilter,
  { order, place, size }: SortedRead<ExclusionProposal>,
): Promise<readonly ExclusionProposal[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  return rows.map(exclusionProposalOf)
}

export function countProposals(tx: MemberTx, filter: ProposalFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}

interface NewProof {
  readonly id: string
  readonly uid: bigint
  readonly objectKey: string
  readonly sentBy: string
  readonly nowMs: number
}

/** Nothing where the picture stands behind another proposal already. */
export function addProof(tx: MemberTx, { id, uid, objectKey, sentBy, nowMs }: NewProof) {
  return tx
    .insertInto('exclusion_proof')
    .values({ id, uid, object_key: objectKey, sent_by: sentBy, sent_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function findProof(tx: MemberTx, uid: bigint, id: string) {
  return tx
    .selectFrom('exclusion_proof')
    .select(['id', 'object_key'])
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How long the operator set a family's exclusion to last. */
export async function readFamilyRule(tx: MemberTx): Promise<string | undefined> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', 'family_exclusions').executeTakeFirst()
  return typeof row?.value === 'string' ? row.value : undefined
}
