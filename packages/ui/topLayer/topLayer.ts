import { useSyncExternalStore } from 'react'

/** Open dialogs from the bottom up. Everything outside the last one is inert, so what must be heard goes inside it. */
let dialogs: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  dialogs = next
  for (const listener of listeners) listener()
}

export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...dialogs, dialog])
  return () => change(dialogs.filter(other => other !== dialog))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog on top, if any is open. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  )
}
