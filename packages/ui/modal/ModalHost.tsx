import { useEffect, useSyncExternalStore } from 'react'
import { Modal } from './Modal.tsx'
import { currentQueue, modalEntry, onQueueChange } from './modalStore.ts'

/** Shows whatever `openModal` asks for. The app mounts one. */
export function ModalHost() {
  const { modals } = useSyncExternalStore(onQueueChange, currentQueue, currentQueue)
  useScrollLock(modals.length > 0)
  return modals.map(({ id, state }) => {
    const entry = modalEntry(id)
    return entry && <Modal key={id} state={state} entry={entry} />
  })
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
