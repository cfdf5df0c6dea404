import { showLimits } from '@saya/contract/limits'
import type { LiveMessage } from '@saya/contract/realtime/bonusTopic.ts'

export interface Messages {
  /** Takes in what arrived and tells whether it is new. */
  add(payload: Uint8Array): boolean
  /** The newest last. The list is another one after each new message, and the same in between. */
  list(): readonly LiveMessage[]
  listen(listener: () => void): () => void
}

/** The last messages of the feed. One that comes twice, as the broker may send it, counts once. */
export function messages(): Messages {
  const listeners = new Set<() => void>()
  let kept: readonly LiveMessage[] = []

  function add(payload: Uint8Array): boolean {
    const message = read(payload)
    if (!message || kept.some(({ messageId }) => messageId === message.messageId)) return false
    kept = [...kept, message].slice(-showLimits.messagesKept)
    for (const listener of listeners) listener()
    return true
  }

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { add, list: () => kept, listen }
}

/** What is no message of ours is passed over: the feed must outlive a server that is newer than this page. */
function read(payload: Uint8Array): LiveMessage | null {
  try {
    const message = JSON.parse(new TextDecoder().decode(payload)) as Partial<LiveMessage> | null
    return typeof message?.messageId === 'string' && message.messageId ? (message as LiveMessage) : null
  } catch {
    return null
  }
}
