/** Does the same with one thing after the other, also where it failed with one before. Then fails with the first fault, if there was one. */
export async function doEach<T>(things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const thing of things) {
    try {
      await work(thing)
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
}
