import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { say } from '../../shared/act/say.ts'

export type Case = AnswerOf<'POST /office/api/review/read'>

/** A claim lasts ten minutes; whoever still sits there keeps it. */
const renewMs = 4 * 60_000

/** The case that is open: read, taken when it is free, kept while one sits there, and given back when one goes on. */
export function useCase(uid: string) {
  const mayDecide = useMay()('review.decide')
  const [open, setOpen] = useState<Case>()
  const [error, setError] = useState('')
  const shownUid = useRef(uid)

  const claim = useCallback(
    async (one: Case, takesOver: boolean): Promise<void> => {
      if (!mayDecide || !one.is_waiting) return
      const body = { uid: one.uid, version: one.version, takes_over: takesOver }
      try {
        await callOffice('POST /office/api/review/claim', { body })
        setOpen(now => (now?.uid === one.uid ? { ...now, is_mine: true, claimed_by: '' } : now))
      } catch (cause) {
        say(sentenceOf(cause), 'bad')
      }
    },
    [mayDecide],
  )

  const read = useCallback(async (): Promise<void> => {
    const wanted = shownUid.current
    if (!wanted) return
    try {
      const answer = await callOffice('POST /office/api/review/read', { body: { uid: wanted } })
      if (shownUid.current !== wanted) return
      setOpen(answer)
      setError('')
      if (!answer.is_passed_on && (answer.claimed_by === '' || answer.is_mine)) await claim(answer, false)
    } catch (cause) {
      if (shownUid.current === wanted) setError(sentenceOf(cause))
    }
  }, [claim])

  useEffect(() => {
    shownUid.current = uid
    setOpen(undefined)
    setError('')
    void read()
    // Nobody waits ten minutes for what nobody looks at.
    return () => {
      if (uid && mayDecide) void callOffice('POST /office/api/review/release', { body: { uid } }).catch(() => {})
    }
  }, [uid, read, mayDecide])

  useEffect(() => {
    if (!open?.is_mine) return
    const timer = setInterval(() => {
      if (!document.hidden) void claim(open, false)
    }, renewMs)
    return () => clearInterval(timer)
  }, [open, claim])

  return { open, error, read, mayDecide, takeOver: () => (open ? claim(open, true) : Promise.resolve()) }
}
