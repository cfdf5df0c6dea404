import { useEffect, useState } from 'react'

/** Below this there is room for either the queue or the case. */
const narrow = '(max-width: 960px)'

/** Whether the queue lies over the case, where it is narrow. Another case, or more room, shows the case again. */
export function useSide(uid: string) {
  const [isAtQueue, showQueue] = useState(false)
  useEffect(() => {
    const width = matchMedia(narrow)
    const toCase = () => showQueue(false)
    toCase()
    width.addEventListener('change', toCase)
    return () => width.removeEventListener('change', toCase)
  }, [uid])
  return { isAtQueue, turn: () => showQueue(before => !before), toCase: () => showQueue(false) }
}
