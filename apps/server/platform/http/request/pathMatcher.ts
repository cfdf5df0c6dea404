export interface FoundPath<T> {
  readonly pattern: string
  readonly value: T
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export interface PathMatcher<T> {
  add(pattern: string, value: T): void
  /** What stands at an address that is written plainly: without escapes, and with one parameter in its query at most. */
  find(url: string): FoundPath<T> | undefined
}

const none = {}

/** Finds what belongs to an address, among few. A pattern's `:name` stands for one piece of the path. */
export function pathMatcher<T>(): PathMatcher<T> {
  const fixed = new Map<string, FoundPath<T>>()
  const open: { readonly pattern: string; readonly value: T; readonly shape: RegExp }[] = []
  return {
    add(pattern, value) {
      if (!pattern.includes(':')) return void fixed.set(pattern, { pattern, value, params: none, query: none })
      const shape = pattern.replace(/[.]/g, '\\.').replace(/:(\w+)/g, '(?<$1>[\\w.-]{1,64})')
      open.push({ pattern, value, shape: new RegExp(`^${shape}(?:\\?(\\w{1,64})=([\\w.-]{0,64}))?$`) })
    },
    find(url) {
      const found = fixed.get(url)
      if (found) return found
      for (const { pattern, value, shape } of open) {
        const match = shape.exec(url)
        if (!match) continue
        const [name, given] = match.slice(-2)
        return {
          pattern,
          value,
          params: match.groups ?? none,
          query: name === undefined ? none : { [name]: given ?? '' },
        }
      }
      return undefined
    },
  }
}
