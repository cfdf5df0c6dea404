import type { Calls } from '@saya/contract'
import { useContext } from 'react'
import { AnswerContext, type Asked, answerName, need, useAnswer } from './answers.ts'
import { callServer } from './client.ts'
import { readToken } from './session.ts'
import { LanguageContext } from './texts.ts'

export type Profile = Calls['GET /member/detail']['answer']

interface OwnProfile extends Asked<Profile> {
  /** Shows a change everywhere before the server has it. */
  change(part: Partial<Profile>): void
  /** Asks for it anew; what is known is shown meanwhile. */
  refresh(): Promise<void>
}

/** The signed-in member's profile, as every part of the app sees it. */
export function useProfile(): OwnProfile {
  const store = useContext(AnswerContext)
  const name = answerName(need('GET /member/detail', {}), useContext(LanguageContext))
  const asked = useAnswer('GET /member/detail', {})
  return {
    ...asked,
    change(part) {
      const known = store.read(name) as Profile | undefined
      if (known) store.write(name, { ...known, ...part }, readToken())
    },
    async refresh() {
      const token = readToken()
      const answer = await callServer('GET /member/detail')
      if (token && token === readToken()) store.write(name, answer, token)
    },
  }
}
