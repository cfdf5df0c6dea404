import { useSyncExternalStore } from 'react'
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

/** A line at the top for as long as there is no network. */
export function OfflineNotice() {
  const t = useTexts(appTexts)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className="offlineNotice" role="status">
      {!isOnline && <span>{t.offline}</span>}
    </div>
  )
}
