/** Raised when a part of the app could not be fetched, with the reason in `detail`. */
export const preloadError = 'preloaderror'

/** Loads a part of the app that is not there from the start. That it failed is told to whoever can mend it. */
export async function loadModule<T>(load: () => Promise<T>, target?: EventTarget): Promise<T> {
  try {
    return await load()
  } catch (detail) {
    ;(target ?? window).dispatchEvent(new CustomEvent(preloadError, { detail }))
    throw detail
  }
}
