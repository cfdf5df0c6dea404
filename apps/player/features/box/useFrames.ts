import { useEffect, useEffectEvent, useState } from 'react'
import { motionLimits } from '@saya/contract/limits.ts'
import { type BoxStage, boxStages, frameAfter } from './frames.rules.ts'
import { useStill } from './useStill.ts'

/** The frame that is shown on the way to a stage, and a word to whoever waits for it. */
export function useFrames(stage: BoxStage, onArrival: (stage: BoxStage) => void): number {
  const isStill = useStill()
  const [frame, setFrame] = useState(0)
  const arrive = useEffectEvent(onArrival)
  const step = useEffectEvent(() => setFrame(known => frameAfter(known, stage, isStill)))
  const isThere = frame >= boxStages[stage]
  useEffect(() => {
    if (isThere) {
      arrive(stage)
      return
    }
    step()
    const timer = setInterval(() => step(), motionLimits.boxFrameMs)
    return () => clearInterval(timer)
  }, [stage, isThere, isStill])
  return frame
}
