import { useEffect } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { useToken } from '../../shared/session/session.ts'

/** Notes that the member has looked at the mall or opened the app. Nobody waits for it, and what fails is asked again by the next look. */
export function useVisit(what: 'mall' | 'app', isSo = true): void {
  const token = useToken()
  useEffect(() => {
    if (isSo && token) void callServer('POST /promo/task/visit', { body: { what } }).catch(() => {})
  }, [what, isSo, token])
}
