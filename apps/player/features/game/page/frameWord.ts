/** What a game says to the app around it. */
export type FrameWord = 'ready' | 'exit' | 'over' | 'round' | 'safer' | 'blocked'

const words: readonly unknown[] = ['ready', 'exit', 'over', 'round', 'safer', 'blocked']

interface FrameMessage {
  readonly origin: string
  readonly source: unknown
  readonly content: unknown
}

/** The word of the very frame that was opened; what anybody else says is nothing. */
export function frameWord(
  heard: FrameMessage,
  frame: { readonly url: string; readonly window: unknown },
): FrameWord | null {
  if (!frame.window || heard.source !== frame.window || heard.origin !== new URL(frame.url).origin) return null
  const word = (heard.content as { game?: unknown } | null)?.game
  return words.includes(word) ? (word as FrameWord) : null
}
