import { useEffect, useEffectEvent, useState } from 'react'
import { tap } from '../../../shared/device/tap.ts'
import { isEnough, judgeWay, pulledBy } from './pull.rules.ts'

/** What lies over the page, is typed into, or scrolls by itself is not pulled. */
const notPulled = 'dialog, [role=dialog], [popover], iframe, input, textarea, select, [data-scrolls]'

/** How far a page is pulled down from its very top by one finger. Let go far enough down, it does what it is given. */
export function usePull(act: () => void): number {
  const [pulled, setPulled] = useState(0)
  const letGo = useEffectEvent(act)
  useEffect(() => {
    const root = document.documentElement
    let begun: { x: number; y: number } | undefined
    let at = 0
    function show(next: number) {
      if (!isEnough(at) && isEnough(next)) tap()
      at = next
      setPulled(next)
    }
    function begin({ touches, target }: TouchEvent) {
      const [touch, other] = touches
      const isOnPage = target instanceof Element && !target.closest(notPulled)
      begun = touch && !other && isOnPage && scrollY <= 0 ? { x: touch.clientX, y: touch.clientY } : undefined
      // The browser's own way of it loads the whole app again.
      if (begun) root.style.overscrollBehaviorY = 'contain'
    }
    function move({ touches }: TouchEvent) {
      const [touch, other] = touches
      if (!begun || !touch) return
      const way = { x: touch.clientX - begun.x, y: touch.clientY - begun.y }
      const judged = at > 0 ? 'pull' : judgeWay(way)
      if (other || judged === 'other') return end(false)
      if (judged === 'pull') show(pulledBy(way.y))
    }
    function end(isMeant: boolean) {
      const isFar = isEnough(at)
      begun = undefined
      root.style.overscrollBehaviorY = ''
      show(0)
      if (isMeant && isFar) letGo()
    }
    const up = () => end(true)
    const cancel = () => end(false)
    const quietly = { passive: true }
    document.addEventListener('touchstart', begin, quietly)
    document.addEventListener('touchmove', move, quietly)
    document.addEventListener('touchend', up)
    document.addEventListener('touchcancel', cancel)
    return () => {
      root.style.overscrollBehaviorY = ''
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchmove', move)
      document.removeEventListener('touchend', up)
      document.removeEventListener('touchcancel', cancel)
    }
  }, [])
  return pulled
}
