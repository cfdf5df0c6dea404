/** A connection as far as counting and ending it goes. */
export interface Connection {
  readonly id: string
  close(): void
}

export interface Connections {
  /** Lets one more in, unless the member has as many as allowed. One of the same id does not count: it is replaced. */
  admit(uid: string, connection: Connection): boolean
  leave(uid: string, connection: Connection): void
  of(uid: string): readonly Connection[]
  /** The members who have one. */
  members(): readonly string[]
}

/** Who of the members is connected here. */
export function connections(mostPerMember: number): Connections {
  const members = new Map<string, Set<Connection>>()

  function admit(uid: string, connection: Connection): boolean {
    const present = members.get(uid) ?? new Set()
    const others = [...present].filter(({ id }) => id !== connection.id)
    if (others.length >= mostPerMember) return false
    members.set(uid, present.add(connection))
    return true
  }

  function leave(uid: string, connection: Connection): void {
    const present = members.get(uid)
    if (present?.delete(connection) && present.size === 0) members.delete(uid)
  }

  return { admit, leave, of: uid => [...(members.get(uid) ?? [])], members: () => [...members.keys()] }
}
