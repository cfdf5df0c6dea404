import { idTypes } from '@saya/contract/kyc/idTypes.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { wordsKept } from '@saya/contract/staff/wordsKept.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findCases, type FoundCase } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReviewDeps } from './deps.ts'

const most = 20

/** What is found is shown by name, so that who looked and whom they found is on record first. The number itself is not. */
export function findReviews(deps: ReviewDeps): Handler<typeof officeContract.review.findReviews> {
  const { db, clock } = deps
  return async call => {
    const words = call.body.q
    const found = await findCases(deps, words)
    const shown = found.slice(0, most)
    const object = { kind: 'members', id: 'search' } as const
    const after = { words: wordsKept(words), found: shown.map(({ uid, by }) => `${uid} by ${by}`) }
    await db.app(tx => actAs(tx, call, { action: 'review.find', object, after, nowMs: clock.now() }))
    return done({ d: shown.map(viewFound), is_cut: found.length > shown.length })
  }
}

function viewFound({ uid, name, idType, submittedAtMs, isWaiting, by }: FoundCase) {
  const label = Object.entries(idTypes).find(([code]) => code === idType)?.[1].label[0]
  return {
    uid: String(uid),
    name,
    id_type: label ?? idType,
    submitted_at: Math.floor(submittedAtMs / 1000),
    is_waiting: isWaiting,
    by,
  }
}
