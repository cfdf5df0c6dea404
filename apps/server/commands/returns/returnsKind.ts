export interface Playing {
  readonly rounds: number
  readonly seed: number
  /** Told while it goes on. */
  readonly show: (line: string) => void
}

type Lines = Iterable<string> | AsyncIterable<string>

/** The titles of one kind of game, and what is told of what they return. */
export interface ReturnsKind {
  readonly codes: readonly string[]
  tell(code: string, playing: Playing): Lines | undefined
}

export function returnsKind<Title>(
  titles: ReadonlyMap<string, Title>,
  tell: (title: Title, playing: Playing) => Lines,
): ReturnsKind {
  return {
    codes: [...titles.keys()],
    tell(code, playing) {
      const title = titles.get(code)
      return title && tell(title, playing)
    },
  }
}
