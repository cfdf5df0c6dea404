import { useCallback, useEffect, useRef, useState } from 'react'
import { startCamera, type CameraFailure, type Cameras, type Facing } from './camera.ts'

type CameraState = 'starting' | 'running' | CameraFailure

/** Runs a camera in a video element for as long as the component stands, and one way round at a time. */
export function useCamera(startFacing: Facing, cameras?: Cameras) {
  const video = useRef<HTMLVideoElement>(null)
  const [facing, setFacing] = useState(startFacing)
  const [state, setState] = useState<CameraState>('starting')

  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    setState('starting')
    void startCamera(cameras ?? navigator.mediaDevices, facing).then(start => {
      if (start.ok) stream = start.stream
      if (left) return stopCamera(stream)
      if (video.current && start.ok) video.current.srcObject = start.stream
      setState(start.ok ? 'running' : start.failure)
    })
    return () => {
      left = true
      stopCamera(stream)
    }
  }, [facing, cameras])

  const turn = useCallback(() => setFacing(now => (now === 'front' ? 'back' : 'front')), [])
  return { video, facing, state, turn }
}

function stopCamera(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
