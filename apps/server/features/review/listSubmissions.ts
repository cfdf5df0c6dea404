import { idTypes } from '@saya/contract/kyc/idTypes.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findEntry } from '../identity/index.ts'
import { listVersions } from '../kyc/index.ts'
import { emailsOf } from '../staff/index.ts'
import { secondsOf } from './case.view.ts'
import type { ReviewDeps } from './deps.ts'

export function listSubmissions({ db }: ReviewDeps): Handler<typeof officeContract.review.listSubmissions> {
  return async ({ params: { uid } }) => {
    if (!(await db.app(tx => findEntry(tx, uid)))) return refuse('not_found')
    const versions = await db.member(uid, tx => listVersions(tx, uid))
    const emails = await db.app(tx => emailsOf(tx, [...new Set(versions.map(({ reviewer }) => reviewer))]))
    const submissions = versions.map(version => ({
      version: version.version,
      id_type: idTypes[version.form.id_type].label[0],
      sent_at: secondsOf(version.sentAtMs),
      status: version.status,
      decided_at: secondsOf(version.decidedAtMs),
      reviewer: emails.get(version.reviewer) ?? version.reviewer,
      issue_msg: version.issueMessage,
      issue_fields: [...version.issueFields],
    }))
    return done({ d: submissions, t: submissions.length })
  }
}
