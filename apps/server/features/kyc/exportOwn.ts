import type { MemberTx } from '../../platform/db/database.ts'
import { listChanges } from './standing.store.ts'
import { listVersions } from './version.store.ts'

/** What a member stated and what became of it, for the copy of their own data. Who of the staff decided is not theirs. */
export async function exportOwn(tx: MemberTx, uid: bigint): Promise<Record<string, unknown>> {
  const [versions, changes] = [await listVersions(tx, uid), await listChanges(tx, uid)]
  return {
    versions: versions.map(version => ({
      version: version.version,
      sent_at: seconds(version.sentAtMs),
      status: version.status,
      issue_msg: version.issueMessage,
      issue_fields: version.issueFields,
      photos: Object.keys(version.photos),
      ...version.form,
    })),
    changes: changes.map(({ from_status, to_status, at }) => ({ from_status, to_status, at: seconds(at) })),
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
