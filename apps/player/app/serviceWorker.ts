/// <reference lib="webworker" />
import { entriesToDrop } from './entriesToDrop.ts'
import { hearPushes } from './hearPushes.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

/** Built files carry their hash in their name and never change; pictures change rarely. Nothing else is kept. */
const files = { name: 'saya-files-2', most: 150 }
const images = { name: 'saya-images-2', most: 300 }
const offline = { name: 'saya-offline-2', page: '/offline' }
const ours = [files.name, images.name, offline.name]

worker.addEventListener('install', event => {
  event.waitUntil(keepOfflinePage())
  void worker.skipWaiting()
})

worker.addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then(names => Promise.all(names.filter(name => !ours.includes(name)).map(name => caches.delete(name)))),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  )
})

worker.addEventListener('message', event => {
  if (event.data === 'refresh') event.waitUntil(keepOfflinePage())
})

hearPushes(worker)

/** Pages come from the network alone, so none is older than its scripts. Answers of calls are never touched. */
worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(event))
  else if (url.pathname.startsWith('/img/')) event.respondWith(fromCacheAndRefresh(event))
  else if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
})

async function fromCache(event: FetchEvent): Promise<Response> {
  return (await find(event.request, files.name, offline.name)) ?? fetchAndKeep(event, files)
}

/** Shows what is there and fetches what may have changed for the next time. The browser's own cache keeps that cheap. */
async function fromCacheAndRefresh(event: FetchEvent): Promise<Response> {
  const known = await find(event.request, images.name, offline.name)
  const fresh = fetchAndKeep(event, images)
  if (!known) return fresh
  event.waitUntil(fresh.catch(() => {}))
  return known
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch (error) {
    const kept = await find(offline.page, offline.name)
    if (kept) return kept
    throw error
  }
}

/** In one of our own caches of now: those of an earlier worker may still be there. A phone may refuse to open any. */
async function find(request: Request | string, ...names: readonly string[]): Promise<Response | undefined> {
  for (const cacheName of names) {
    const known = await caches.match(request, { cacheName }).catch(() => undefined)
    if (known) return known
  }
  return undefined
}

/** The page has its answer at once. That a full phone keeps nothing is no reason not to show it. */
async function fetchAndKeep(event: FetchEvent, keptIn: typeof files): Promise<Response> {
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(keep(event.request, response.clone(), keptIn).catch(() => {}))
  return response
}

async function keep(request: Request, response: Response, { name, most }: typeof files): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(request, response)
  for (const old of entriesToDrop(await cache.keys(), most)) await cache.delete(old)
}

/** What an open app shows of itself when it cannot go on, with a network or without. */
const notices = ['/img/home/state-error.webp', '/img/home/state-not-found.webp']

/** The page for want of a network, with the pictures and faces it shows. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offline.page, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!response.ok) return
  const page = await response.clone().text()
  const parts = new Set(page.match(/\/(assets|img)\/[\w./-]+\.(woff2|webp|svg)/g))
  const cache = await caches.open(offline.name)
  await cache.put(offline.page, response)
  await Promise.all([...parts, ...notices].map(part => cache.add(part)))
}
