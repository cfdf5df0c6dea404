/** A modal is `opened` while it comes in, `shown` once it stands, `closed` while it goes out, and then no longer listed. */
export type ModalState = 'opened' | 'shown' | 'closed'

export interface ModalStep {
  move: 'open' | 'close'
  id: number
}

/** What is on the screen, from the bottom up, and what was asked for while something was still moving. */
export interface ModalQueue {
  modals: readonly { id: number; state: ModalState }[]
  waiting: readonly ModalStep[]
}

export const emptyQueue: ModalQueue = { modals: [], waiting: [] }

/** The modal that comes in or goes out. There is never more than one. */
export function movingModal(queue: ModalQueue) {
  return queue.modals.find(modal => modal.state !== 'shown')
}

/** Adds a step, which is taken at once when nothing moves. A modal closed before its turn to open never appears. */
export function ask(queue: ModalQueue, step: ModalStep): ModalQueue {
  if (step.move === 'open') return advance({ ...queue, waiting: [...queue.waiting, step] })
  const mine = queue.waiting.filter(other => other.id === step.id)
  if (mine.some(other => other.move === 'open')) {
    return { ...queue, waiting: queue.waiting.filter(other => other.id !== step.id) }
  }
  const standing = queue.modals.some(modal => modal.id === step.id && modal.state !== 'closed')
  if (mine.length > 0 || !standing) return queue
  return advance({ ...queue, waiting: [...queue.waiting, step] })
}

/** The moving modal has arrived, in or out; the next step begins. */
export function arrive(queue: ModalQueue): ModalQueue {
  const modals = queue.modals
    .filter(modal => modal.state !== 'closed')
    .map(modal => ({ ...modal, state: 'shown' as const }))
  return advance({ ...queue, modals })
}

function advance(queue: ModalQueue): ModalQueue {
  const [step, ...waiting] = queue.waiting
  if (!step || movingModal(queue)) return queue
  if (step.move === 'open') return { modals: [...queue.modals, { id: step.id, state: 'opened' }], waiting }
  const modals = queue.modals.map(modal => (modal.id === step.id ? { ...modal, state: 'closed' as const } : modal))
  return { modals, waiting }
}
