import { useEffect, useEffectEvent, useState } from 'react'
import { frameWait } from './frameWait.ts'

/** One that is unheard is shown without a word of it, as most providers' games. */
type FrameWait = 'opening' | 'slow' | 'unheard' | 'ready'

/**
 * What is known of a game in its frame until it says that it is there. A page that could not be fetched tells nobody, so
 * whatever does not answer in time is slow; one of which at least a page came is shown; and where the network was gone
 * meanwhile, it is opened anew.
 */
export function useFrameWait(onAgain: () => void) {
  const [wait, setWait] = useState<FrameWait>('opening')
  const [hasPage, setPage] = useState(false)
  const isReady = wait === 'ready'
  const again = useEffectEvent(onAgain)

  useEffect(() => {
    const giveUp = () => setWait(now => (now === 'opening' || now === 'slow' ? (hasPage ? 'unheard' : 'slow') : now))
    const timer = setTimeout(giveUp, hasPage ? frameWait.afterPageMs : frameWait.longestMs)
    return () => clearTimeout(timer)
  }, [hasPage])

  useEffect(() => {
    if (isReady) return
    const reopen = () => again()
    window.addEventListener('online', reopen)
    return () => window.removeEventListener('online', reopen)
  }, [isReady])

  return {
    wait,
    noteReady: () => setWait('ready'),
    notePage: () => setPage(true),
    show: () => setWait('unheard'),
  }
}
