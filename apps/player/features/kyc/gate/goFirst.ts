let answered = 0
let closeWarning: (() => void) | undefined

/** What answers a press goes before the warning that came by itself: one that lies open makes way. */
export function goFirst(): void {
  answered++
  closeWarning?.()
}

/** Answers, later, whether a press was answered meanwhile, so that nobody is told again right behind it. */
export function watchAnswers(): () => boolean {
  const before = answered
  return () => answered !== before
}

/** Says how the warning is closed for as long as it lies open. */
export function letClose(close: () => void): () => void {
  closeWarning = close
  return () => {
    closeWarning = undefined
  }
}
