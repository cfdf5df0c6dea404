import type { MemberTx } from '../../platform/db/database.ts'
import { listReadings } from './reading/reading.store.ts'
import { listChanges } from './standing/standing.store.ts'
import { listVersions } from './review/version.store.ts'

const howToGetPhoto =
  'Write to our data protection officer, whom the Privacy Policy names, and we send you this photo: it is kept sealed, apart from this document.'

/** What a member stated and what became of it, for the copy of their own data. Who of the staff decided is not theirs. */
export async function exportOwn(tx: MemberTx, uid: bigint): Promise<Record<string, unknown>> {
  const [versions, changes] = [await listVersions(tx, uid), await listChanges(tx, uid)]
  const readings = await listReadings(tx, uid)
  return {
    versions: versions.map(version => ({
      version: version.version,
      sent_at: seconds(version.sentAtMs),
      status: version.status,
      issue_msg: version.issueMessage,
      issue_fields: version.issueFields,
      photos: Object.keys(version.photos).map(kind => ({ kind, how_to_get_it: howToGetPhoto })),
      movements: version.liveness && {
        said_by_browser: version.liveness.result,
        at: seconds(version.liveness.atMs),
      },
      ...version.form,
    })),
    readings: readings.map(reading => ({
      id_type: reading.idType,
      opened_at: seconds(reading.openedAtMs),
      state: reading.state,
      fault: reading.fault,
      fields: reading.fields,
      confidence: reading.confidence,
      face_percent: reading.facePercent,
      has_photo: reading.photoKey !== '',
    })),
    changes: changes.map(({ from_status, to_status, at }) => ({ from_status, to_status, at: seconds(at) })),
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
