import type { PushDevice } from './pushState.rules.ts'

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** A newer iPad calls itself a Mac, and is told by its fingers. */
function needsInstall(): boolean {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
  const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return (isApple || isTablet) && !matchMedia('(display-mode: standalone)').matches
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined
  return registration ? registration.pushManager.getSubscription() : null
}

export async function readDevice(): Promise<PushDevice> {
  return {
    isSupported: isSupported(),
    needsInstall: needsInstall(),
    permission: isSupported() ? Notification.permission : 'default',
    isSubscribed: (await findSubscription().catch(() => null)) !== null,
  }
}

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

function partsOf(subscription: PushSubscription): Subscription {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** What this browser is reached by, where it has subscribed. */
export async function readSubscription(): Promise<Subscription | undefined> {
  const found = await findSubscription()
  return found ? partsOf(found) : undefined
}

/**
 * Asks the person, and has the browser subscribe; nothing where they did not allow it. What was subscribed before, perhaps for
 * somebody else, ends.
 */
export async function subscribe(key: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('There is no service worker.')
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return partsOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}
