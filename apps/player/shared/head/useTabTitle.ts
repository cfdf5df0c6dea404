import { useLayoutEffect } from 'react'

/**
 * Names the browser's tab by what is open; without a name the tab is called by the kind of the page. The frame around all pages
 * names the tab too, and says when it has: it may know how only after the page is there.
 */
export function useTabTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return
    function say(): void {
      document.title = tabTitle(name ?? '')
    }
    say()
    addEventListener('titled', say)
    return () => removeEventListener('titled', say)
  }, [name])
}

export function tabTitle(name: string): string {
  return `${name} · Saya`
}
