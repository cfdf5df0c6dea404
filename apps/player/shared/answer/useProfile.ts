import type { Calls } from '@saya/contract'
import { useContext } from 'react'
import { AnswerContext, type AnswerState, useAnswer } from './answers.ts'
import { ownName, renewAnswer } from './renewAnswer.ts'
import { readOwner } from '../session/session.ts'

export type Profile = Calls['GET /member/detail']['answer']

interface OwnProfile extends AnswerState<Profile> {
  /** Shows a change everywhere before the server has it. */
  change(part: Partial<Profile>): void
  /** Asks for it anew; what is known is shown meanwhile. */
  refresh(): Promise<void>
}

/** The signed-in member's profile, as every part of the app sees it. */
export function useProfile(): OwnProfile {
  const store = useContext(AnswerContext)
  const asked = useAnswer('GET /member/detail', {})
  return {
    ...asked,
    change(part) {
      const name = ownName('GET /member/detail')
      const known = store.read(name) as Profile | undefined
      if (known) store.write(name, { ...known, ...part }, readOwner())
    },
    async refresh() {
      await renewAnswer(store, 'GET /member/detail')
    },
  }
}
