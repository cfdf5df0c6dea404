const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move: who asked for stillness gets fades alone. */
export function mayMove(): boolean {
  return !still.matches
}

export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Moves an element on the compositor and ends when it has arrived, also where its page was hidden meanwhile. */
export async function animate(target: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  const animation = target.animate(frames, { fill: 'backwards', ...timing })
  const longest = Number(timing.duration ?? 0) + (timing.delay ?? 0) + 400
  await Promise.race([animation.finished.catch(() => undefined), wait(longest)])
}
