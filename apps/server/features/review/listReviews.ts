import { idTypes } from '@saya/contract/kyc/idTypes.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { may } from '@saya/contract/staff/permissions.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { type CaseLine, type CaseName, listCases, readCaseNames, readFigures } from '../kyc/index.ts'
import { emailsOf } from '../staff/index.ts'
import { countWarnings } from './checks.view.ts'
import type { ReviewDeps } from './deps.ts'

const secondsOf = (ms: number) => Math.floor(ms / 1000)

export function listReviews(deps: ReviewDeps): Handler<typeof officeContract.review.listReviews> {
  return async ({ caller, query }) => {
    const page = { sort: query.sort || 'submitted', cursor: query.cursor, most: query.page_size } as const
    const { lines, next } = await listCases(deps, { ...page, only: query.only || undefined })
    const names = await readCaseNames(
      deps.db,
      lines.map(({ uid }) => uid),
    )
    const emails = await deps.db.app(tx => emailsOf(tx, [...new Set(lines.map(line => line.claimedBy ?? ''))]))
    const { waiting, escalated } = await readFigures(deps)
    return done({
      d: lines.map(line => ({
        ...viewLine(line, names.get(line.uid), may(caller.role, 'review.read')),
        claimed_by: line.claimedBy ? (emails.get(line.claimedBy) ?? '') : '',
        is_mine: line.claimedBy === caller.operatorId,
        is_passed_on: line.escalatedBy === caller.operatorId,
      })),
      t: query.only === 'escalated' ? escalated : waiting,
      ...(next ? { next } : {}),
    })
  }
}

function viewLine(line: CaseLine, named: CaseName | undefined, mayRead: boolean) {
  const { name = '', idType = '' } = named ?? {}
  const label = Object.entries(idTypes).find(([code]) => code === idType)?.[1].label[0]
  return {
    uid: String(line.uid),
    version: line.version,
    name: mayRead ? name : initialsOf(name),
    id_type: label ?? idType,
    submitted_at: secondsOf(line.submittedAtMs),
    deadline_at: secondsOf(line.deadlineAtMs),
    standing: line.standing,
    is_escalated: line.escalatedBy !== null,
    warnings: countWarnings(line.checks),
  }
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .filter(Boolean)
    .map(word => `${Array.from(word)[0]}.`)
    .join(' ')
}
