import { motionLimits } from '@saya/contract/limits'
import type { ReactNode } from 'react'
import { createBackGuard } from './backGuard.ts'
import { wantHost } from '../topLayer/wantHost.ts'
import { arrive, ask, emptyQueue, movingModal, type ModalQueue, type ModalStep } from './modalQueue.ts'

const closingMs = 240

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
  /** Settles once it is gone from screen and history, with nothing when it was dismissed: then one may navigate. */
  closed: Promise<Result | undefined>
}

export interface ModalEntry {
  content: ReactNode
  options: ModalOptions
  opener: Element | null
  close: () => void
  /** One step back inside of it, where its content has one. */
  stepBack?: (() => void) | undefined
  settle: () => void
}

let queue: ModalQueue = emptyQueue
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let guard: ReturnType<typeof createBackGuard> | undefined
const entries = new Map<number, ModalEntry>()
const listeners = new Set<() => void>()

/** Asks for a modal, which comes when its turn has come. `content` is given the way to close it with a result. */
export function openModal<Result = void>(
  content: (close: (result?: Result) => void) => ReactNode,
  options: ModalOptions,
): OpenModal<Result> {
  const id = ++lastId
  const { promise, resolve } = withResolver<Result | undefined>()
  let outcome: { result?: Result | undefined } | undefined
  function close(result?: Result) {
    outcome ??= { result }
    take({ move: 'close', id })
  }
  entries.set(id, {
    content: content(close),
    options,
    opener: document.activeElement,
    close: () => close(),
    settle: () => resolve(outcome?.result),
  })
  take({ move: 'open', id })
  if (listeners.size === 0) wantHost()
  return { close, closed: promise }
}

/** Settles once nothing is open, nor about to be. */
export function whenClear(): Promise<void> {
  return new Promise(resolve => {
    function look() {
      if (queue.modals.length > 0 || queue.waiting.length > 0) return
      stop()
      resolve()
    }
    const stop = onQueueChange(look)
    look()
  })
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
    if (moving)
      timer = setTimeout(() => follow(arrive(queue)), moving.state === 'opened' ? motionLimits.modalMs : closingMs)
  }
  for (const listener of listeners) listener()
  const released = guardHistory()
  for (const [id, entry] of entries) {
    const kept = queue.modals.some(modal => modal.id === id) || queue.waiting.some(step => step.id === id)
    if (kept) continue
    entries.delete(id)
    void released.then(entry.settle)
  }
}

/** While anything is open the back button speaks to it; answers once the history is the page's own again. */
function guardHistory(): Promise<void> {
  if (!guard) {
    guard = createBackGuard(window.history, closeByBackButton)
    window.addEventListener('popstate', guard.onPopState)
  }
  if (queue.modals.length === 0) return guard.release()
  guard.hold()
  return Promise.resolve()
}

/** What the content of a modal does with the back button instead of being closed by it. */
export function stepInside(entry: ModalEntry, stepBack: (() => void) | undefined): void {
  entry.stepBack = stepBack
}

/** The button asks the modal on top to take a step back or to close; while any stays, the next press is caught too. */
function closeByBackButton() {
  const top = queue.modals.at(-1)
  const entry = top && entries.get(top.id)
  if (entry?.stepBack) entry.stepBack()
  else if (entry?.options.closesOnEscape !== false) entry?.close()
  if (queue.modals.some(modal => modal.state !== 'closed')) guard?.hold()
}

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
