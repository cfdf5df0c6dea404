/** Does a work again and again until it is stopped, never twice at once, and then ends what is under way. */
export function repeat(work: () => Promise<void>, everyMs: number): { stop(): Promise<void> } {
  let under: Promise<void> | undefined
  const timer = setInterval(() => {
    under ??= work().finally(() => {
      under = undefined
    })
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await under
    },
  }
}
