import { useEffect } from 'react'

/**
 * Names the browser's tab by what is open, after the frame around all pages has named it by the kind of the page; without a
 * name it stays so. Whatever is rendered anew says it again, since that may be in another language.
 */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = tabTitle(name)
  })
}

export function tabTitle(name: string): string {
  return `${name} · Saya`
}
