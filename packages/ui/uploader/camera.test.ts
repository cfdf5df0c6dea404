import { expect, test } from 'vitest'
import { startCamera, type Cameras } from './camera.ts'

const stream = {} as MediaStream
const devices = [
  { kind: 'audioinput' as const, deviceId: 'microphone', label: 'Front microphone' },
  { kind: 'videoinput' as const, deviceId: 'rear', label: 'camera2 0, facing back' },
  { kind: 'videoinput' as const, deviceId: 'selfie', label: 'camera2 1, facing front' },
]

/** A browser whose cameras refuse the first `refusals` requests; what was asked is kept as short text. */
function browser(refusals: number, name = 'NotReadableError', known = devices) {
  const asked: string[] = []
  const cameras: Cameras = {
    enumerateDevices: async () => known,
    getUserMedia: async ({ video }) => {
      const { facingMode, deviceId, width, height } = video as Record<string, { exact?: string; ideal?: number }>
      asked.push(`${facingMode?.exact ?? deviceId?.exact ?? 'any'} ${width?.ideal}x${height?.ideal}`)
      if (asked.length <= refusals) throw Object.assign(new Error('No.'), { name })
      return stream
    },
  }
  return { cameras, asked }
}

const chain = ['user 1280x720', 'user 640x480', 'selfie 1280x720', 'selfie 640x480', 'any 1280x720', 'any 640x480']

test.each([0, 1, 2, 3, 4, 5])(
  'after %i refusals the next of front, labelled and any camera is tried, the larger size first [SHELL-52, SHELL-53]',
  async refusals => {
    const { cameras, asked } = browser(refusals)
    expect(await startCamera(cameras)).toEqual({ ok: true, stream })
    expect(asked).toEqual(chain.slice(0, refusals + 1))
  },
)

test('when every camera refuses, the failure is told after the whole chain [SHELL-52]', async () => {
  const { cameras, asked } = browser(6)
  expect(await startCamera(cameras)).toEqual({ ok: false, failure: 'broken' })
  expect(asked).toEqual(chain)
})

test('the back camera is chosen by its facing and then by its label', async () => {
  const { cameras, asked } = browser(2)
  await startCamera(cameras, 'back')
  expect(asked).toEqual(['environment 1280x720', 'environment 640x480', 'rear 1280x720'])
})

test('without a telling label the chain goes on to any camera', async () => {
  const { cameras, asked } = browser(2, 'OverconstrainedError', [])
  expect(await startCamera(cameras)).toEqual({ ok: true, stream })
  expect(asked.at(-1)).toBe('any 1280x720')
})

test('a person who said no is not asked again', async () => {
  const { cameras, asked } = browser(6, 'NotAllowedError')
  expect(await startCamera(cameras)).toEqual({ ok: false, failure: 'denied' })
  expect(asked).toHaveLength(1)
})

test.each([
  ['NotFoundError', 'missing'],
  ['AbortError', 'broken'],
])('%s is told as %s', async (name, failure) => {
  expect(await startCamera(browser(6, name).cameras)).toEqual({ ok: false, failure })
})

test('a browser without cameras is told as missing', async () => {
  expect(await startCamera(undefined)).toEqual({ ok: false, failure: 'missing' })
})
