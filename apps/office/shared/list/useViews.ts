import { useCallback, useEffect, useState } from 'react'
import { type AnswerOf, callOffice } from '../client.ts'
import { useOwn } from '../own.ts'

export type SavedView = AnswerOf<'GET /office/api/view/list'>['d'][number]

interface OperatorViews {
  readonly email: string
  readonly views: readonly SavedView[]
}

/** What was read last stays between lists, so that nothing moves when the next one is opened. */
let held: OperatorViews = { email: '', views: [] }

/** What the operator saved of one list, wherever that was. */
export function useViews(list: string) {
  const { email } = useOwn()
  const [read, setRead] = useState(held)
  const reload = useCallback(async () => {
    const { d: views } = await callOffice('GET /office/api/view/list', {})
    held = { email, views }
    setRead(held)
  }, [email])
  useEffect(() => {
    // A silent server is told by the list itself.
    reload().catch(() => {})
  }, [reload])
  const own = read.email === email ? read.views : []
  return { views: own.filter(view => view.list === list), reload }
}
