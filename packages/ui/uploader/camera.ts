/** What is asked of a camera, the better size first. */
const cameraSizes = [
  { width: 1280, height: 720 },
  { width: 640, height: 480 },
] as const

export type Facing = 'front' | 'back'

const facingModes = { front: 'user', back: 'environment' } as const
const labels = { front: /front|user|face|selfie/i, back: /back|rear|environment|world/i }

/** The part of the browser's media devices that starting a camera takes. */
export interface Cameras {
  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream>
  enumerateDevices(): Promise<Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[]>
}

/** Why there is no picture: the person said no, there is no camera here at all, or none of them would start. */
export type CameraFailure = 'denied' | 'missing' | 'broken'

export type CameraStart = { ok: true; stream: MediaStream } | { ok: false; failure: CameraFailure }

/** Tries the camera facing the wanted way, then one whose label says that it does, then any. */
export async function startCamera(cameras: Cameras | undefined, facing: Facing = 'front'): Promise<CameraStart> {
  if (!cameras) return { ok: false, failure: 'missing' }
  let failure: CameraFailure = 'missing'
  for (const choose of [() => byFacing(facing), () => byLabel(cameras, facing), anyCamera]) {
    const camera = await choose()
    if (!camera) continue
    const start = await startOne(cameras, camera)
    // Asking again would only bring the same question, or the same silent no.
    if (start.ok || start.failure === 'denied') return start
    failure = start.failure
  }
  return { ok: false, failure }
}

/** One camera at the best size it can do. */
async function startOne(cameras: Cameras, camera: MediaTrackConstraints): Promise<CameraStart> {
  let failure: CameraFailure = 'missing'
  for (const size of cameraSizes) {
    try {
      return { ok: true, stream: await cameras.getUserMedia(request(camera, size)) }
    } catch (error) {
      failure = reasonOf(error)
      if (failure === 'denied') break
    }
  }
  return { ok: false, failure }
}

function byFacing(facing: Facing): MediaTrackConstraints {
  return { facingMode: { exact: facingModes[facing] } }
}

async function byLabel(cameras: Cameras, facing: Facing): Promise<MediaTrackConstraints | null> {
  const devices = await cameras.enumerateDevices().catch(() => [])
  const device = devices.find(each => each.kind === 'videoinput' && labels[facing].test(each.label))
  return device ? { deviceId: { exact: device.deviceId } } : null
}

function anyCamera(): MediaTrackConstraints {
  return {}
}

function request(camera: MediaTrackConstraints, size: (typeof cameraSizes)[number]): MediaStreamConstraints {
  return { audio: false, video: { ...camera, width: { ideal: size.width }, height: { ideal: size.height } } }
}

function reasonOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken'
}
