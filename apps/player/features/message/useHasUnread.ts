import { useEffect, useEffectEvent } from 'react'
import { useChanged } from '../../shared/answer/changes.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useReadMarks } from './readMarks.ts'

/** Whether there are messages that were not read: asked anew whenever one comes or was read. */
export function useHasUnread(): boolean {
  const { answer, again } = useAnswer('GET /member/message/has_unread', {}, { mayBeOld: true })
  const marks = useReadMarks()
  useChanged(['message'], again)
  const renew = useEffectEvent(again)
  useEffect(() => {
    if (marks.ids.size > 0 || marks.times > 0) renew()
  }, [marks])
  return answer?.has_unread === true
}
