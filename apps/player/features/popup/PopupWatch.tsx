import type { Viewer } from '@saya/contract/popup/visibleTo.ts'
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { BrandContext } from '../../shared/brand.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { onSessionChange, readOwner, useToken } from '../../shared/session/session.ts'
import { LanguageContext } from '../../shared/texts.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { useProceeded } from '../../shared/session/proceeded.ts'
import { isPopupPlace } from './isPopupPlace.ts'

/** What the page does first, and where a sign-in leads on to, comes before anything that nobody asked for. */
const settleMs = 1500

/** Shows popups on entry, after signing in and after signing out, where somebody looks around. It shows nothing itself. */
export function PopupWatch({ path }: { path: string }) {
  const isMember = useToken() !== ''
  return isMember ? <MemberPopups path={path} /> : <Popups path={path} viewer={null} />
}

/** Who has not agreed to the terms yet is asked for that first. */
function MemberPopups({ path }: { path: string }) {
  const { answer } = useProfile()
  const hasProceeded = useProceeded() !== null
  if (!answer || !(answer.terms_accepted || hasProceeded)) return null
  return <Popups path={path} viewer={{ uid: answer.uid, level: answer.vip }} />
}

function Popups({ path, viewer }: { path: string; viewer: Viewer | null }) {
  const brand = use(BrandContext)
  const language = use(LanguageContext)
  const owner = useSyncExternalStore(onSessionChange, readOwner, () => '')
  const isPlace = isPopupPlace(path)
  const show = useEffectEvent(async (signal: AbortSignal) => {
    const { showPopups } = await loadModule(() => import('./showPopups.ts'))
    if (!signal.aborted) await showPopups({ brand, language, viewer, signal })
  })
  useEffect(() => {
    if (!isPlace) return
    const stop = new AbortController()
    // Without a network there is nothing to announce.
    const timer = setTimeout(() => void show(stop.signal).catch(() => {}), settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isPlace, owner, viewer?.uid])
  return null
}
