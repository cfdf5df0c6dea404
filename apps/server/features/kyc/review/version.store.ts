import type { Language } from '@saya/contract/text.ts'
import type { IssueField } from '@saya/contract/kyc/submission.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Form, Liveness, Photos } from '../reading/form.ts'

export type RecordStatus = 2 | 3 | 4 | 5

export interface KeptVersion {
  readonly version: number
  readonly kind: 'submission' | 'base'
  readonly form: Form
  readonly photos: Photos
  readonly readingId: string | null
  readonly liveness: Liveness | null
  /** In which they were spoken to. */
  readonly language: Language
  readonly fingerprint: Buffer
  readonly sentBy: string
  readonly sentAtMs: number
  readonly status: RecordStatus
  readonly issueMessage: string
  readonly issueFields: readonly IssueField[]
  readonly comment: string
  readonly reviewer: string
  readonly decidedAtMs: number | null
}

/** Every version of a member's record, the newest first. */
export async function listVersions(tx: MemberTx, uid: bigint): Promise<readonly KeptVersion[]> {
  const rows = await select(tx, uid).execute()
  return rows.map(keptVersion)
}

export async function findNewest(tx: MemberTx, uid: bigint): Promise<KeptVersion | undefined> {
  const row = await select(tx, uid).limit(1).executeTakeFirst()
  return row && keptVersion(row)
}

function select(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('kyc_version').selectAll().where('uid', '=', uid).orderBy('version', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function keptVersion(row: Row): KeptVersion {
  return {
    version: row.version,
    kind: row.kind as KeptVersion['kind'],
    form: row.form as Form,
    photos: row.photos as Photos,
    readingId: row.reading_id,
    liveness: livenessOf(row),
    language: row.language as Language,
    fingerprint: row.fingerprint,
    sentBy: row.sent_by,
    sentAtMs: row.sent_at,
    status: row.status as RecordStatus,
    issueMessage: row.issue_msg,
    issueFields: row.issue_fields as IssueField[],
    comment: row.comment,
    reviewer: row.reviewer,
    decidedAtMs: row.decided_at,
  }
}

function livenessOf({ liveness, liveness_at: atMs }: Row): Liveness | null {
  return atMs === null ? null : { result: liveness as Liveness['result'], atMs }
}

/** Keeps what was stated now. Two that come at once cannot both have the next number. */
export async function addVersion(tx: MemberTx, uid: bigint, version: KeptVersion): Promise<void> {
  await tx
    .insertInto('kyc_version')
    .values({
      uid,
      version: version.version,
      kind: version.kind,
      form: JSON.stringify(version.form),
      photos: JSON.stringify(version.photos),
      reading_id: version.readingId,
      liveness: version.liveness && version.liveness.result,
      liveness_at: version.liveness && instant(version.liveness.atMs),
      language: version.language,
      fingerprint: version.fingerprint,
      sent_by: version.sentBy,
      sent_at: instant(version.sentAtMs),
      status: version.status,
      issue_msg: version.issueMessage,
      issue_fields: [...version.issueFields],
      comment: version.comment,
      reviewer: version.reviewer,
      decided_at: version.decidedAtMs === null ? null : instant(version.decidedAtMs),
    })
    .execute()
}

export interface VersionDecision {
  readonly uid: bigint
  readonly version: number
  readonly status: 3 | 4 | 5
  readonly issueMessage: string
  readonly issueFields: readonly IssueField[]
  readonly comment: string
  readonly reviewer: string
  readonly nowMs: number
}

/** Writes down what a reviewer decided about a version that waits for it; false where none of this number does. */
export async function decideVersion(tx: MemberTx, decision: VersionDecision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_version')
    .set({
      status: decision.status,
      issue_msg: decision.issueMessage,
      issue_fields: [...decision.issueFields],
      comment: decision.comment,
      reviewer: decision.reviewer,
      decided_at: instant(decision.nowMs),
    })
    .where('uid', '=', decision.uid)
    .where('version', '=', decision.version)
    .where('status', '=', 2)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** How often a member's submissions have been decided. */
export async function countDecisions(tx: MemberTx, uid: bigint): Promise<number> {
  const row = await tx
    .selectFrom('kyc_version')
    .select(select => select.fn.countAll<bigint>().as('count'))
    .where('uid', '=', uid)
    .where('kind', '=', 'submission')
    .where('decided_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Whether a member has ever submitted. */
export async function hasVersions(tx: MemberTx, uid: bigint): Promise<boolean> {
  return (await findNewest(tx, uid)) !== undefined
}

/** What each of these members stated last. */
export async function listNewestForms(tx: MemberTx, uids: readonly bigint[]) {
  const rows = await tx
    .selectFrom('kyc_version')
    .distinctOn('uid')
    .select(['uid', 'form'])
    .where('uid', 'in', [...uids])
    .orderBy('uid')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ uid, form }) => ({ uid, form: form as Form }))
}
