import { useEffect, useState } from 'react'
import { judgeFile } from './judgeFile.ts'
import type { PictureFault } from './judgePicture.ts'

/** What is wrong with a picture, once it was looked at. */
export function useJudgement(photo: File | undefined): readonly PictureFault[] | undefined {
  const [judged, setJudged] = useState<{ readonly photo: File; readonly faults: readonly PictureFault[] }>()
  useEffect(() => {
    if (!photo) return
    let isLeft = false
    void judgeFile(photo).then(judgement => {
      if (!isLeft && judgement) setJudged({ photo, faults: judgement.faults })
    })
    return () => {
      isLeft = true
    }
  }, [photo])
  return judged?.photo === photo ? judged?.faults : undefined
}
