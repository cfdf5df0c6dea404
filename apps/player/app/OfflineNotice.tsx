import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { say } from '../shared/say.ts'
import { useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** A line at the top for as long as there is no network, and a word when it is back. */
export function OfflineNotice() {
  const t = useTexts(appTexts)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const wasOnline = useRef(true)
  useEffect(() => {
    if (isOnline && !wasOnline.current) void say(t.online, 'ok')
    wasOnline.current = isOnline
  }, [isOnline, t])
  return <OfflineLine>{isOnline ? null : t.offline}</OfflineLine>
}

export function OfflineLine({ children }: { children: ReactNode }) {
  return (
    <div className="offlineNotice" role="status">
      {children && <span>{children}</span>}
    </div>
  )
}
