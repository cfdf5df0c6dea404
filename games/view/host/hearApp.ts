/** Hears the words of the app that a game lies in. What any other window says is nothing. */
export function hearApp(returnUrl: string, onWord: (word: unknown) => void): void {
  const { origin } = new URL(returnUrl)
  window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (parent === window || source !== parent || from !== origin) return
    onWord((data as { app?: unknown } | null)?.app)
  })
}
