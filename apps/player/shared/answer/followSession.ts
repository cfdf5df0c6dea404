import { onSessionChange, readOwner } from '../session/session.ts'
import { type AnswerStore, need } from './answers.ts'
import { renewAnswer } from './renewAnswer.ts'

/** What a sign-in refreshes, whether a page shows it or not. */
const refreshed = ['GET /member/detail', 'GET /member/kyc/detail'] as const

/** Forgets what was asked for somebody else as soon as who is signed in changes, and asks who they are and how they stand. */
export function followSession(answers: AnswerStore): () => void {
  let owner = readOwner()
  return onSessionChange(() => {
    const last = owner
    owner = readOwner()
    answers.keepOnly(owner)
    if (!owner || owner === last) return
    for (const key of refreshed) void renewAnswer(answers, need(key, {})).catch(() => {})
  })
}
