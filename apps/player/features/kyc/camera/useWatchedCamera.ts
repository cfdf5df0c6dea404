import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { heightFor } from './judgeFile.ts'
import { judgedWidth, judgePicture, lumaOf, type PictureFault } from './judgePicture.ts'
import { follow, type Gesture, type Liveness, notBegun, signatureOf } from './liveness.ts'
import { readFrame } from './readFrame.ts'

const followedMs = 150
const judgedEvery = 4
const signatureSide = 24
const signatureMiddle = 0.8

export interface LivenessState {
  /** What to do about the picture now; null where it is good. */
  readonly advice: PictureFault | null
  readonly phase: Liveness['phase']
  readonly gesture: Gesture
}

interface WatchOptions {
  readonly isRunning: boolean
  /** Without the two movements only the picture itself is judged. */
  readonly isLiving: boolean
  /** The movements were seen, and the picture rests again. */
  readonly onAlive: () => void
}

/** Looks at a live camera a few times a second: whether the picture is good, and whether what was asked for is done. */
export function useWatchedCamera(video: RefObject<HTMLVideoElement | null>, options: WatchOptions): LivenessState {
  const { isRunning, isLiving } = options
  const [watched, setWatched] = useState<LivenessState>({ advice: null, phase: 'settle', gesture: 'turn' })
  const liveness = useRef(notBegun)
  const finish = useEffectEvent(options.onAlive)

  useEffect(() => {
    if (!isRunning) return
    liveness.current = notBegun
    let count = 0
    const timer = setInterval(() => {
      const shown = video.current
      if (!shown || shown.videoWidth === 0) return
      const advice = count++ % judgedEvery === 0 ? adviceOn(shown) : undefined
      if (isLiving && liveness.current.phase !== 'done') {
        liveness.current = followFrame(liveness.current, shown)
        if (liveness.current.phase === 'done') finish()
      }
      const { phase, gesture } = liveness.current
      setWatched(before => merge(before, { advice: advice === undefined ? before.advice : advice, phase, gesture }))
    }, followedMs)
    return () => clearInterval(timer)
  }, [video, isRunning, isLiving])

  return watched
}

/** The same object where nothing is new, so that nothing is drawn anew several times a second. */
function merge(before: LivenessState, now: LivenessState): LivenessState {
  const isSame = before.advice === now.advice && before.phase === now.phase && before.gesture === now.gesture
  return isSame ? before : now
}

function adviceOn(video: HTMLVideoElement): PictureFault | null {
  const size = [video.videoWidth, video.videoHeight] as const
  const pixels = readFrame(video, size, { width: judgedWidth, height: heightFor(...size) })
  return (pixels && judgePicture(pixels, Math.min(...size)).faults[0]) ?? null
}

function followFrame(liveness: Liveness, video: HTMLVideoElement): Liveness {
  const cut = { width: signatureSide, height: signatureSide, middle: signatureMiddle }
  const pixels = readFrame(video, [video.videoWidth, video.videoHeight], cut)
  return pixels ? follow(liveness, signatureOf(lumaOf(pixels))) : liveness
}
