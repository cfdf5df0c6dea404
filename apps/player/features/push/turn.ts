import { callServer } from '../../shared/answer/client.ts'
import { readSubscription, subscribe, unsubscribe } from './device.ts'

/** Turns notifications on for this device; false where the person did not allow it. */
export async function turnOn(key: string): Promise<boolean> {
  const body = await subscribe(key)
  if (!body) return false
  await callServer('POST /member/push/subscribe', { body })
  return true
}

/** The server first: whatever becomes of the browser's part, nothing more is sent. */
export async function turnOff(): Promise<void> {
  await callServer('POST /member/push/unsubscribe', { body: {} })
  await unsubscribe().catch(() => {})
}

/** Has notifications come in the language that was chosen just now, where they come here at all. */
export async function followLanguage(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const body = await readSubscription()
  if (!body || !(await callServer('GET /member/push/detail', {})).is_on) return
  await callServer('POST /member/push/subscribe', { body })
}
