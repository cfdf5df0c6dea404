import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '../shared/device/useOnline.ts'
import { useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'

const backMs = 4000

/**
 * A line at the top for as long as there is no network, and a word in its place when it is back: nothing has to be
 * fetched for it over a network that may go again.
 */
export function OfflineNotice() {
  const t = useTexts(appTexts)
  const isOnline = useOnline()
  const isBack = useIsBack(isOnline)
  if (!isOnline) return <OfflineLine>{t.offline}</OfflineLine>
  return <OfflineLine isBack>{isBack ? t.online : null}</OfflineLine>
}

/** Whether the network came back a moment ago. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!isOnline) return setWasOffline(true)
    if (!wasOffline) return
    const timer = setTimeout(() => setWasOffline(false), backMs)
    return () => clearTimeout(timer)
  }, [isOnline, wasOffline])
  return isOnline && wasOffline
}

interface OfflineLineProps {
  /** Says that the network is back, and no longer that it is gone. */
  readonly isBack?: boolean
  readonly children: ReactNode
}

export function OfflineLine({ isBack = false, children }: OfflineLineProps) {
  return (
    <div className="offlineNotice" role="status">
      {children && <span data-back={isBack || undefined}>{children}</span>}
    </div>
  )
}
