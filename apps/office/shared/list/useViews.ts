import { useEffect } from 'react'
import { type AnswerOf, callOffice } from '../client.ts'
import { useOwn } from '../own.ts'
import { useReading } from '../useReading.ts'

export type SavedView = AnswerOf<'GET /office/api/view/list'>['d'][number]

interface OperatorViews {
  readonly email: string
  readonly views: readonly SavedView[]
}

/** What was read last stays between lists, so that nothing moves when the next one is opened. */
let held: OperatorViews = { email: '', views: [] }

async function readViews(): Promise<readonly SavedView[]> {
  return (await callOffice('GET /office/api/view/list', {})).d
}

/** What the operator saved of one list, wherever that was. That the server is silent the list itself tells. */
export function useViews(list: string) {
  const { email } = useOwn()
  const { last, isLate, reload } = useReading(email, readViews)
  const answer = isLate ? undefined : last.answer
  useEffect(() => {
    if (answer) held = { email, views: answer }
  }, [email, answer])
  const own = answer ?? (held.email === email ? held.views : [])
  return { views: own.filter(view => view.list === list), reload }
}
