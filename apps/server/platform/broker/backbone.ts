/** What copies of the server tell each other: that a message exists, not what it says. */
export interface Note {
  readonly uid: string
  readonly messageId: string
}

export interface BackboneListener {
  /** Comes to every copy, the one that announced it too. */
  onNote(note: Note): void
  /** Notes may have been missed since then: the line was down. */
  onGap(sinceMs: number): void
}

/** The line between copies of the server. */
export interface Backbone {
  /** Fails while the line is down; whoever announces tries again. The same note twice does no harm. */
  announce(note: Note): Promise<void>
  isUp(): boolean
  close(): Promise<void>
}

/** The line is down for now. Trying again later may well succeed. */
export class BackboneFault extends Error {
  override readonly name = 'BackboneFault'
  readonly isRetryable = true
}

export function writeNote(note: Note): string {
  return JSON.stringify([note.uid, note.messageId])
}

/** Anything that is no note of ours comes from elsewhere on the same line, and is passed over. */
export function readNote(text: string): Note | null {
  try {
    const [uid, messageId, ...more] = JSON.parse(text) as unknown[]
    const isNote = typeof uid === 'string' && typeof messageId === 'string' && more.length === 0
    return isNote ? { uid, messageId } : null
  } catch {
    return null
  }
}
