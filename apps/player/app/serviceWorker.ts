/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope

/** Built files carry their hash in their name and never change; pictures change rarely. Nothing else is kept. */
const kept = 'saya-files-1'
const offlinePage = '/offline'

worker.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.add(offlinePage)))
  void worker.skipWaiting()
})

worker.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name))))
      .then(() => worker.clients.claim()),
  )
})

/** Answers of calls are never kept: a balance is either the server's or not shown. */
worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (/^\/(assets|img)\//.test(url.pathname)) event.respondWith(fromCache(request))
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => fromCache(new Request(offlinePage))))
})

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(kept)
  const known = await cache.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}
