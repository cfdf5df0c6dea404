import { useEffect } from 'react'

/**
 * Names the browser's tab by the game a page is about, after the frame around all pages has named it by the kind of the
 * page. Whatever is rendered anew says it again, since that may be in another language.
 */
export function useGameTitle(name: string): void {
  useEffect(() => {
    document.title = titleOfGame(name)
  })
}

export function titleOfGame(name: string): string {
  return `${name} · Saya`
}
