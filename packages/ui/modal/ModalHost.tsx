import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createBackGuard } from './backGuard.ts'
import { Modal } from './Modal.tsx'
import { currentQueue, modalEntry, onQueueChange } from './modalStore.ts'

/** Shows whatever `openModal` asks for. The app mounts one. */
export function ModalHost() {
  const { modals } = useSyncExternalStore(onQueueChange, currentQueue, currentQueue)
  useBackButton(modals.length)
  useScrollLock(modals.length > 0)
  return modals.map(({ id, state }) => {
    const entry = modalEntry(id)
    return entry && <Modal key={id} state={state} entry={entry} />
  })
}

/** The back button asks the modal on top to close; while any stays, the next press is caught too. */
function useBackButton(count: number) {
  const guard = useRef<ReturnType<typeof createBackGuard>>(null)
  useEffect(() => {
    const made = createBackGuard(window.history, () => {
      const top = currentQueue().modals.at(-1)
      const entry = top && modalEntry(top.id)
      if (entry?.options.closesOnEscape !== false) entry?.close()
      if (currentQueue().modals.some(modal => modal.state !== 'closed')) made.hold()
    })
    guard.current = made
    window.addEventListener('popstate', made.onPopState)
    return () => window.removeEventListener('popstate', made.onPopState)
  }, [])
  useEffect(() => {
    if (count > 0) guard.current?.hold()
    else guard.current?.release()
  }, [count])
}

/** The page keeps its place and, where scroll bars take room, its width. */
function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return
    const page = document.documentElement
    page.dataset.locked = window.innerWidth > page.clientWidth ? 'barred' : 'bare'
    return () => {
      delete page.dataset.locked
    }
  }, [locked])
}
