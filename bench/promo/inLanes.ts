/** Does something with each, so many at once. */
export async function inLanes<T>(all: readonly T[], lanes: number, act: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  async function lane() {
    while (next < all.length) await act(all[next++] as T)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
