import { openModal } from '@saya/ui/modal'
import { useRef } from 'react'
import { useChanged } from '../../shared/answer/changes.ts'
import { callServer } from '../../shared/answer/client.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { isGamePage } from '../../shared/isGamePage.ts'
import { go } from '../../shared/navigation.ts'
import { findBinding, findTimeUp } from './limitMet.rules.ts'

/**
 * Says over a game, whoever made it, which limit a bet met: until when it counts, what is still open and where help is. The game itself
 * is told no more than that there is one. It shows nothing by itself.
 */
export function LimitMetWatch({ path }: { path: string }) {
  const isOpen = useRef(false)
  async function tell(): Promise<void> {
    if (isOpen.current || !isGamePage(path)) return
    isOpen.current = true
    const met = await findMet().catch(() => undefined)
    const { LimitMetDialog } = await loadModule(() => import('./LimitMetDialog.tsx'))
    const { closed } = met
      ? openModal<string>(done => <LimitMetDialog limit={met} onDone={done} />, { look: 'dialog' })
      : { closed: undefined }
    const leadsTo = await closed
    isOpen.current = false
    if (leadsTo) await go(leadsTo)
  }
  useChanged(['limit'], () => void tell().catch(() => {}))
  return null
}

/** Another cause that closes play has words of its own. */
async function findMet() {
  const [gates, limits] = await Promise.all([
    callServer('GET /member/gate/list', {}),
    callServer('GET /member/limit/list', {}),
  ])
  const closing = gates.filter(({ closes }) => closes.includes('play'))
  if (closing.length === 0) return findBinding(limits.d)
  return closing.some(({ cause }) => cause === 'rest') ? findTimeUp(limits.d) : undefined
}
