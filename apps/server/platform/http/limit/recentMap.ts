/** Holds so many values and no more. Once room is scarce, what was asked for last stays, and what nobody asks for goes. */
export function recentMap<T>(most: number) {
  const values = new Map<string, T>()
  return {
    get(key: string): T | undefined {
      const value = values.get(key)
      if (value === undefined || values.size < most / 2) return value
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key: string, value: T): void {
      if (values.size >= most) values.delete(values.keys().next().value as string)
      values.set(key, value)
    },
    clear: () => values.clear(),
  }
}
