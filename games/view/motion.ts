const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move: who asked for stillness gets fades alone. */
export function mayMove(): boolean {
  return !still.matches
}

export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Ends when an animation has, also where its page was hidden meanwhile. */
export async function hasPlayed(animation: Animation): Promise<void> {
  const longestMs = Number(animation.effect?.getComputedTiming().endTime ?? 0) + 400
  await Promise.race([animation.finished.catch(() => undefined), wait(longestMs)])
}

/** Moves an element on the compositor and ends when it has arrived. */
export async function animate(target: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await hasPlayed(target.animate(frames, { fill: 'backwards', ...timing }))
}
