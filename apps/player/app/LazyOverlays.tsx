import { hostWanted } from '@saya/ui/topLayer'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadModule } from '../shared/answer/loadModule.ts'

const Overlays = lazy(async () => ({ default: (await loadModule(() => import('./Overlays.tsx'))).Overlays }))

/** The first screen shows nothing above itself, so what could is fetched with the first thing to show. */
export function LazyOverlays() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    window.addEventListener(hostWanted, want)
    return () => window.removeEventListener(hostWanted, want)
  }, [])
  return (
    isWanted && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  )
}
