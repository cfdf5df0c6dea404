import { useCallback, useEffect, useRef, useState } from 'react'
import { startCamera, type CameraFailure, type Cameras, type Facing } from './camera.ts'

type CameraState = 'starting' | 'running' | CameraFailure

/** Runs a camera in a video element for as long as the component stands, and one way round at a time. */
export function useCamera(startFacing: Facing, cameras?: Cameras) {
  const video = useRef<HTMLVideoElement>(null)
  const [facing, setFacing] = useState(startFacing)
  const [state, setState] = useState<CameraState>('starting')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let stream: MediaStream | undefined
    const left = new AbortController()
    setState('starting')
    void startCamera(cameras ?? navigator.mediaDevices, facing).then(start => {
      if (start.ok) stream = start.stream
      if (left.signal.aborted) return stopCamera(stream)
      if (!start.ok) return setState(start.failure)
      if (!video.current) return
      // Before its first picture there is nothing to take.
      const whenShown = { once: true, signal: left.signal }
      video.current.addEventListener('loadeddata', () => setState('running'), whenShown)
      video.current.srcObject = start.stream
    })
    return () => {
      left.abort()
      stopCamera(stream)
    }
  }, [facing, cameras, tries])

  const turn = useCallback(() => setFacing(now => (now === 'front' ? 'back' : 'front')), [])
  /** Asks anew, as after the person has allowed it. */
  const again = useCallback(() => setTries(now => now + 1), [])
  return { video, facing, state, turn, again }
}

function stopCamera(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
