import { lazy, Suspense, useContext, useEffect, useEffectEvent, useState } from 'react'
import { inTurn } from '../../shared/answer/inTurn.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { LanguageContext } from '../../shared/texts.ts'
import { asksAgainAfterMs } from './frames.rules.ts'
import { hasBoxButton, isBoxShown } from './place.rules.ts'
import { markShown, wasShown } from './shownMark.ts'

const loadReopen = () => import('./BoxReopen.tsx')
const BoxReopen = lazy(async () => ({ default: (await loadModule(loadReopen)).BoxReopen }))

/** The page itself comes first. */
const settleMs = 1500

/** Shows the box that waits for a member, once by itself, and the button that brings it back. */
export function BoxWatch({ path }: { path: string }) {
  const language = useContext(LanguageContext)
  const bonus = useAnswer('GET /promo/bonus/query', { query: { cash_type: '4001' } })
  const [isOpen, setOpen] = useState(false)
  const { task_state: taskState = 0, expires_at: expiresAt = 0, commitment = '' } = bonus.answer ?? {}
  const place = { path, isMember: true, taskState }
  async function show(signal?: AbortSignal) {
    const { openBox } = await loadModule(() => import('./openBox.tsx'))
    await inTurn(async () => {
      if (signal?.aborted) return
      markShown(expiresAt)
      setOpen(true)
      await openBox({ commitment, expiresAtMs: expiresAt * 1000 }, language, signal)
      setOpen(false)
      setTimeout(() => void bonus.refresh().catch(() => {}), asksAgainAfterMs)
    })
  }
  const showBySelf = useEffectEvent(show)
  const shows = isBoxShown(place)
  useEffect(() => {
    if (!shows || wasShown(expiresAt)) return
    const stop = new AbortController()
    const timer = setTimeout(() => void showBySelf(stop.signal).catch(() => {}), settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [shows, expiresAt])
  if (isOpen || !hasBoxButton(place)) return null
  return (
    <Suspense>
      <BoxReopen onOpen={() => void show().catch(() => {})} />
    </Suspense>
  )
}
