interface TogglesOptions {
  /** Makes a game a favorite, or none. */
  send(id: string, isWanted: boolean): Promise<unknown>
  /** Asks which are favorites now. */
  refetch(): Promise<unknown>
  /** Who is signed in. What somebody wanted is never done for who came after them. */
  owner(): string
}

export interface Toggles {
  /** What a game is about to be, as long as that is not settled. */
  pending(id: string): boolean | undefined
  /** Settles once the list is known anew. A second press of a game that is under way is none. */
  toggle(id: string, isWanted: boolean): Promise<void>
  subscribe(listener: () => void): () => void
}

/** Shows at once what was pressed and sends one after the other, so that the list read after each holds those before it. */
export function createToggles({ send, refetch, owner }: TogglesOptions): Toggles {
  const wanted = new Map<string, boolean>()
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()

  function tell(): void {
    for (const listener of listeners) listener()
  }

  async function run(id: string, whose: string): Promise<void> {
    if (owner() !== whose) return
    try {
      await send(id, wanted.get(id) ?? false)
    } finally {
      // What failed on the way back was done all the same, and only the list knows.
      await refetch().catch(() => {})
    }
  }

  return {
    pending: id => wanted.get(id),
    toggle(id, isWanted) {
      if (wanted.has(id)) return Promise.resolve()
      wanted.set(id, isWanted)
      tell()
      const whose = owner()
      const mine = last
        .then(() => run(id, whose))
        .finally(() => {
          wanted.delete(id)
          tell()
        })
      last = mine.catch(() => {})
      return mine
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
