import { useEffect } from 'react'
import { useChanged } from '../../shared/answer/changes.ts'
import { useFreshAnswer } from '../../shared/answer/useFreshAnswer.ts'
import { useReadMarks } from './readMarks.ts'

/** Whether there are messages that were not read: asked anew whenever one comes or was read. */
export function useHasUnread(): boolean {
  const { answer, refresh } = useFreshAnswer('GET /member/message/has_unread')
  const marks = useReadMarks()
  useChanged(['message'], () => void refresh().catch(() => {}))
  useEffect(() => {
    if (marks.ids.size > 0 || marks.times > 0) void refresh().catch(() => {})
  }, [marks, refresh])
  return answer?.has_unread === true
}
