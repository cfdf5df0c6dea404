/// <reference lib="webworker" />

/** A message as browsers show it that read one by themselves (Declarative Web Push), and as we show it in the others. */
interface ShownMessage {
  readonly title: string
  readonly body?: string
  readonly lang?: string
  readonly tag?: string
  readonly navigate: string
}

const inbox = '/my/news'
/** Something must be shown, whatever came: a browser takes the permission from whoever is silent. */
const unreadable: ShownMessage = { title: 'Saya', navigate: inbox }

/** Shows what is pushed, leads on from it, and brings the subscription that the browser changes to. */
export function hearPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', event => event.waitUntil(show(worker, readMessage(event.data))))
  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(follow(worker, wayOf(event.notification.data as unknown)))
  })
  worker.addEventListener('pushsubscriptionchange', event => {
    event.waitUntil(renew(worker, event as SubscriptionChange).catch(() => {}))
  })
}

function readMessage(data: PushMessageData | null): ShownMessage {
  try {
    const message = data?.json() as { web_push?: number; notification?: ShownMessage } | undefined
    return message?.web_push === 8030 && message.notification?.title ? message.notification : unreadable
  } catch {
    return unreadable
  }
}

async function show(worker: ServiceWorkerGlobalScope, message: ShownMessage): Promise<void> {
  const { title, body = '', lang = 'en', tag = '', navigate } = message
  const icon = '/img/icons/icon-192.png'
  await worker.registration.showNotification(title, { body, lang, tag, icon, data: navigate })
}

/** Only ever a page of our own. */
function wayOf(data: unknown): string {
  const { origin } = location
  const way = typeof data === 'string' && URL.canParse(data, origin) ? new URL(data, origin) : undefined
  return way?.origin === origin ? way.href : origin + inbox
}

/** In the app where it is open, the one in front first, else in a window of its own. */
async function follow(worker: ServiceWorkerGlobalScope, way: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const client = open.find(one => one.focused) ?? open[0]
  // The press lets a window be brought to the front only for a moment, which loading a page would outlast.
  await client?.focus().catch(() => {})
  if (await client?.navigate(way).catch(() => null)) return
  await worker.clients.openWindow(way)
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** A worker has no token of the member's: that it knows the secret of the subscription before says whose this one is. */
async function renew(worker: ServiceWorkerGlobalScope, change: SubscriptionChange): Promise<void> {
  const before = change.oldSubscription
  if (!before) return
  const { applicationServerKey } = before.options
  const now =
    change.newSubscription ??
    (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const [was, is] = [before.toJSON(), now.toJSON()]
  const body = {
    before: { endpoint: was.endpoint, auth: was.keys?.auth },
    now: { endpoint: is.endpoint, p256dh: is.keys?.p256dh, auth: is.keys?.auth },
  }
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  await fetch('/push/renew', { method: 'POST', headers, body: JSON.stringify(body) })
}
