import { motionLimits } from '@saya/contract/limits'
import { wantHost } from '../topLayer/wantHost.ts'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'bad'
}

let current: Toast | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Says one sentence at the top of the screen. It takes the place of the one before it. */
export function showToast(text: string, tone: Toast['tone'] = 'plain') {
  clearTimeout(timer)
  timer = setTimeout(dismissToast, motionLimits.toastMs)
  set({ id: ++lastId, text, tone })
  if (listeners.size === 0) wantHost()
}

export function dismissToast() {
  clearTimeout(timer)
  set(null)
}

export function currentToast(): Toast | null {
  return current
}

/** The last toast that has come in: one that changes its place because a dialog opened or went does not come in again. */
let seenId = 0

export function markToastSeen(id: number) {
  seenId = id
}

export function isToastSeen(id: number): boolean {
  return seenId === id
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(toast: Toast | null) {
  current = toast
  for (const listener of listeners) listener()
}
