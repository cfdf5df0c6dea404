const longestMs = 25_000

/** Closes parts one after another; where one hangs, the test says which, rather than that its time is over. */
export async function closeInTurn(parts: Readonly<Record<string, () => Promise<unknown> | undefined>>): Promise<void> {
  for (const [part, close] of Object.entries(parts)) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${part} did not close within ${longestMs} ms.`)), longestMs)
    })
    try {
      await Promise.race([close(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
