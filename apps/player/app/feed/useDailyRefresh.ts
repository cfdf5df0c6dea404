import { useEffect } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useToken } from '../../shared/session/session.ts'

const restMs = 3000
const hourMs = 3_600_000

/** Has the token exchanged when it is old: once the page has come to rest, and in a page that stays open for days. */
export function useDailyRefresh(): void {
  const isMember = useToken() !== ''
  useEffect(() => {
    if (!isMember) return
    function look() {
      loadModule(() => import('../../features/identity/refreshOnceADay.ts')).then(
        module => module.refreshOnceADay(),
        () => {},
      )
    }
    const first = setTimeout(look, restMs)
    const later = setInterval(look, hourMs)
    return () => {
      clearTimeout(first)
      clearInterval(later)
    }
  }, [isMember])
}
