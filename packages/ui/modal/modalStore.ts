import type { ReactNode } from 'react'
import { wantHost } from '../topLayer/wantHost.ts'
import { arrive, ask, emptyQueue, movingModal, type ModalQueue, type ModalStep } from './modalQueue.ts'

export const openingMs = 300
export const closingMs = 240

export interface ModalOptions {
  /** A sheet slides up from the bottom; a dialog fades in at the centre. */
  look: 'sheet' | 'dialog'
  /** A press beside it closes it, unless refused. */
  closesOnMask?: boolean
  /** Escape and the phone's back button close it, unless refused. */
  closesOnEscape?: boolean
  /** Names it when its content has no Sheet or Dialog title. */
  label?: string
}

export interface OpenModal<Result> {
  close(result?: Result): void
  /** Settles once it is gone from the screen, with nothing when it was dismissed. */
  closed: Promise<Result | undefined>
}

export interface ModalEntry {
  content: ReactNode
  options: ModalOptions
  opener: Element | null
  close: () => void
  settle: () => void
}

let queue: ModalQueue = emptyQueue
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const entries = new Map<number, ModalEntry>()
const listeners = new Set<() => void>()

/** Asks for a modal, which comes when its turn has come. `content` is given the way to close it with a result. */
export function openModal<Result = void>(
  content: (close: (result?: Result) => void) => ReactNode,
  options: ModalOptions,
): OpenModal<Result> {
  const id = ++lastId
  const { promise, resolve } = withResolver<Result | undefined>()
  let outcome: Result | undefined
  function close(result?: Result) {
    outcome ??= result
    take({ move: 'close', id })
  }
  entries.set(id, {
    content: content(close),
    options,
    opener: document.activeElement,
    close: () => close(),
    settle: () => resolve(outcome),
  })
  take({ move: 'open', id })
  if (listeners.size === 0) wantHost()
  return { close, closed: promise }
}

export function modalEntry(id: number): ModalEntry | undefined {
  return entries.get(id)
}

export function currentQueue(): ModalQueue {
  return queue
}

export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function take(step: ModalStep) {
  follow(ask(queue, step))
}

/** Takes over the new state, times whatever moves now and settles whatever is gone. */
function follow(next: ModalQueue) {
  const before = movingModal(queue)
  const moving = movingModal(next)
  queue = next
  if (moving !== before) {
    clearTimeout(timer)
    if (moving) timer = setTimeout(() => follow(arrive(queue)), moving.state === 'opened' ? openingMs : closingMs)
  }
  for (const listener of listeners) listener()
  for (const [id, entry] of entries) {
    const kept = queue.modals.some(modal => modal.id === id) || queue.waiting.some(step => step.id === id)
    if (kept) continue
    entries.delete(id)
    entry.settle()
  }
}

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
