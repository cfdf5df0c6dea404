import { loadModule } from './loadModule.ts'

const retryMs = 3000

/** Loads a part of the app again and again until it is there, or until nobody waits for it any more. */
export async function loadPatiently<T>(load: () => Promise<T>, isGone: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await loadModule(load)
    } catch (failure) {
      if (isGone()) throw failure
      await soon()
      if (isGone()) throw failure
    }
  }
}

/** A while later, or as soon as the network is back. */
function soon(): Promise<void> {
  return new Promise(resolve => {
    function come() {
      clearTimeout(timer)
      window.removeEventListener('online', come)
      resolve()
    }
    const timer = setTimeout(come, retryMs)
    window.addEventListener('online', come)
  })
}
