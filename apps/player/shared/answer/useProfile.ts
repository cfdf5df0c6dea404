import type { Calls } from '@saya/contract'
import { useContext } from 'react'
import { AnswerContext, answerName, need } from './answers.ts'
import { type AnswerState, useAnswer } from './useAnswer.ts'
import { readOwner } from '../session/session.ts'

export type Profile = Calls['GET /member/detail']['answer']

interface OwnProfile extends AnswerState<Profile> {
  /** Shows a change everywhere before the server has it. */
  change(part: Partial<Profile>): void
}

const profileName = answerName(need('GET /member/detail', {}), 'en')

/** The signed-in member's profile, as every part of the app sees it. */
export function useProfile(): OwnProfile {
  const store = useContext(AnswerContext)
  const asked = useAnswer('GET /member/detail', {})
  return {
    ...asked,
    change(part) {
      const known = store.read(profileName) as Profile | undefined
      if (known) store.write(profileName, { ...known, ...part }, readOwner())
    },
  }
}
