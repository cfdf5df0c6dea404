import type { Browser } from 'playwright-core'
import { chromiumArguments } from './chromiumArguments.ts'
import { findChromium } from './findChromium.ts'
import { closeWindows } from './keptWindow.ts'

let lent: Browser | undefined

/**
 * The browser of this process, which all its test files share: starting one costs more than most tests. Whoever closes it
 * closes the windows they left open. With arguments of its own it is another browser, and ends when it is closed.
 */
export async function openBrowser(ownArguments: readonly string[] = []): Promise<Browser> {
  if (ownArguments.length > 0) return launchBrowser(ownArguments)
  if (!lent?.isConnected()) lent = lend(await launchBrowser())
  return lent
}

/** A browser for one purpose, which ends when it is closed. */
export async function launchBrowser(ownArguments: readonly string[] = []): Promise<Browser> {
  // Loaded only here: it takes over a second, and most of those who open a world open no browser.
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, ...ownArguments] })
}

function lend(browser: Browser): Browser {
  return new Proxy(browser, {
    get(target, name, proxy: Browser) {
      if (name === 'close') return () => closeWindows(proxy)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
